import { ApiError } from '../../api/api-error.ts'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { serverWords } from '../lender-revenue/server-words.ts'

const pointed: ReadonlySet<string> = new Set(['invalid_request', 'lender_rule_broken', 'name_taken'])

/** What a refused change of a lender says: what the server says of the value itself, else its message, else that it failed (section 8). */
export const lenderFailure = (error: unknown): string => {
  const [detail] = error instanceof ApiError && pointed.has(error.code) ? error.details : []
  return detail?.message ?? serverWords(error, specifiedTexts.update_failed)
}

/** The facts that a lender lacks to go live, in words; none for any other failure. */
export const missingFactsOf = (error: unknown): readonly string[] =>
  error instanceof ApiError && error.code === 'go_live_refused'
    ? [...new Set(error.details.map(({ message }) => message))]
    : []
