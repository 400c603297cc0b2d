import type { LenderAnswer } from '../../market/matching/build-offers.ts'
import type { LenderAnswerRow } from './offers.queries.ts'

/**
 * After a lender could not be reached, it is asked again at the next look at the offers that is this much later. So is one
 * whose answer is still awaited by then: the job that asks is long over, and without this nobody could ever apply.
 */
export const ASK_AGAIN_MINUTES = 5
const ASK_AGAIN_MS = ASK_AGAIN_MINUTES * 60_000

const isFresh = (row: LenderAnswerRow, at: { today: string; now: Date }): boolean => {
  if (row.state === 'asking') return at.now.getTime() - row.asked_at.getTime() < ASK_AGAIN_MS
  if (row.state === 'answered') return row.valid_until !== null && row.valid_until >= at.today
  return row.answered_at !== null && at.now.getTime() - row.answered_at.getTime() < ASK_AGAIN_MS
}

const toAnswer = (row: LenderAnswerRow): LenderAnswer =>
  row.state === 'answered'
    ? { state: 'answered', eligible: row.eligible ?? 0, rate: row.rate, amount_max: row.amount_max }
    : { state: row.state }

/** The answers that are to the question of now and still hold, by lender. */
export const usableAnswers = (
  rows: readonly LenderAnswerRow[],
  askedHash: Buffer,
  at: { today: string; now: Date },
): Map<number, LenderAnswer> =>
  new Map(
    rows
      .filter((row) => row.asked_hash.equals(askedHash) && isFresh(row, at))
      .map((row) => [row.lender_id, toAnswer(row)]),
  )
