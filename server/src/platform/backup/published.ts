/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { hasTable } from './backup-tables.queries.ts'
