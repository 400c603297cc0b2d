/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { findApiCaller, stampApiKey } from './api-keys.queries.ts'
