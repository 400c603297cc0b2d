/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { type GoldRateRow, listGoldRates } from './gold-rates.queries.ts'
