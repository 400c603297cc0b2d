/** What other folders may use of the tables of this folder (docs/decisions/044). */
export { listDocumentsToCheck } from './documents.queries.ts'
