import type { settleLines } from '@marketplace/contract/money/reconciliation'
import { hasCode } from '../../api/api-error.ts'

const STALE = 'A line has changed since it was shown. Close this, and look at it again'

const wordsOf = (present: unknown): string | null =>
  typeof present === 'object' && present !== null && 'words' in present && typeof present.words === 'string'
    ? present.words
    : null

/** Why the server refused, in its own sentence where a conflict has one (`present.words`). */
export const refusedWords = (error: unknown): string | null => {
  if (hasCode<typeof settleLines>(error, 'plan_stale')) return STALE
  return hasCode<typeof settleLines>(error, 'conflict') ? wordsOf(error.present) : null
}

/** The same failure with those words as its own. */
export const inWords = (error: unknown): unknown => {
  const words = refusedWords(error)
  return words === null ? error : new Error(words, { cause: error })
}
