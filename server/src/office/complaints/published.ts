/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { listComplainingAmong, listComplaintsOf, listComplaintsToTell } from './complaints.queries.ts'
export { standingComplaints } from './complaint-work.ts'
