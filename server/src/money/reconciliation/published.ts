/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { listMonthsToSettle } from './list-months-to-settle.ts'
export { standingMonths } from './month-work.ts'
