import type { updateLender } from '@marketplace/contract/market/lenders-office'
import { hasCode } from '../../api/api-error.ts'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { serverWords } from '../lender-revenue/server-words.ts'

/** What a refused change of a lender says: what the server says of the value itself, else its message, else that it failed (section 8). */
export const lenderFailure = (error: unknown): string => {
  const isOfValue = hasCode<typeof updateLender>(error, 'invalid_request', 'lender_rule_broken', 'name_taken')
  const [detail] = isOfValue ? error.details : []
  return detail?.message ?? serverWords(error, specifiedTexts.update_failed)
}

/** The facts that a lender lacks to go live, in words; none for any other failure. */
export const missingFactsOf = (error: unknown): readonly string[] =>
  hasCode<typeof updateLender>(error, 'go_live_refused')
    ? [...new Set(error.details.map(({ message }) => message))]
    : []
