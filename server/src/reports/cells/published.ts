/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { isFilling, readCells } from './cells.queries.ts'
export { holdMoment, takeTime } from './check-cells.queries.ts'
