/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { findDispute, listDisputesOfLeads } from './lead-disputes.queries.ts'
