/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { countHits, takeBackHits, type CountedHits, type HitKey } from './rate-limits.queries.ts'
