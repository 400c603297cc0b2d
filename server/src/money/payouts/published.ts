/** What other folders may use of the tables of this folder (docs/decisions/044). */
export { sumOwedTo } from './payouts.queries.ts'
