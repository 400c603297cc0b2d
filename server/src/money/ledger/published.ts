/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { listOwnShares, type OwnShareRow } from './partner-shares.queries.ts'
