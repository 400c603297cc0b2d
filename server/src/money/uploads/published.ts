/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { countWaitingUploads, listUploadsToTell, listWaitingUploads } from './uploads.queries.ts'
export { standingFiles } from './file-work.ts'
