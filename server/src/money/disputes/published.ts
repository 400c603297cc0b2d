/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { listDisputesToTell } from './disputes.queries.ts'
export { standingDisputes } from './dispute-work.ts'
