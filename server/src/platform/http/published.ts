/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  countHit,
  countHits,
  listRunningKeys,
  takeBackHits,
  type CountedHits,
  type HitKey,
} from './rate-limits.queries.ts'
