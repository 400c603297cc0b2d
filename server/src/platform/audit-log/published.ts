/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { listActorsOn, listAuditPage, listLastActs } from './audit-log.queries.ts'
