/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { findOpenedLook, type LookRow } from './masquerade.queries.ts'
