/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { listAuditPage } from './audit-log.queries.ts'
