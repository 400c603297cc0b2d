/** What other areas may use of this folder (docs/decisions/044). */
export { type BookedShareRow, listBookedShares } from './own-money.queries.ts'
