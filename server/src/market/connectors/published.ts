/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { findLastCall, listCallTallies } from './lender-calls.queries.ts'
export { findCircuit, listOpenCircuits } from './lender-circuit.queries.ts'
export { standingCircuits, tryLenderNow } from './circuit-work.ts'
