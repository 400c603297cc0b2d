/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { holdStoredFile } from './stored-files.queries.ts'
