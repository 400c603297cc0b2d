import { askOpenMatch, type OpenMatch } from '@marketplace/contract/loans/open-match'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { ApiError, fieldErrors } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { keepCarried } from '../../session/carried-answers.ts'
import { chooseProduct } from '../../session/choose-product.ts'
import type { FormDraft } from '../../session/form-drafts.ts'
import { matchAskOf, type MatchAsk } from './check-answers.ts'

interface Release {
  product: LoanProduct
  values: FormDraft
  /** The count that is shown. */
  last: OpenMatch
  idle_minutes: number
}

/** The newest count; the one that is shown where it cannot be had. @throws ApiError that says something about an answer. */
const countNow = async (ask: MatchAsk | null, last: OpenMatch): Promise<OpenMatch> => {
  if (ask === null) return last
  try {
    return (await call(askOpenMatch, { body: ask })).data
  } catch (error) {
    if (!(error instanceof ApiError) || Object.keys(fieldErrors(error)).length > 0) throw error
    return last
  }
}

/** The offers of these answers were asked for: from here they go to whoever signs in, and the loan is chosen. @throws ApiError */
export const releaseAnswers = async ({ product, values, last, idle_minutes }: Release): Promise<void> => {
  const match = await countNow(matchAskOf(product, values), last)
  const { matching: count, lowest, amount, tenure_months, first } = match
  const waiting = { count, emi: lowest?.emi ?? null, amount, tenure_months, first }
  keepCarried({ product, values, waiting }, idle_minutes)
  chooseProduct(product, null)
}
