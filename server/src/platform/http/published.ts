/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { countHit } from './rate-limits.queries.ts'
