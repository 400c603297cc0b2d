/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { listComplainingAmong, listComplaintsOf } from './complaints.queries.ts'
