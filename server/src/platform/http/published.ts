/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { countHit, countHits, takeBackHits, type CountedHits, type HitKey } from './rate-limits.queries.ts'
