/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { type ClaimRow, listClaimsOfLeads } from './lead-claims.queries.ts'
