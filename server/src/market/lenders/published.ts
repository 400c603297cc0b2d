/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { findLenderHead } from './office-lenders.queries.ts'
export { findCallSeries } from './call-series.queries.ts'
