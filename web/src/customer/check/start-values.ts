import type { CheckPage } from '@marketplace/contract/loans/check-page'
import { readAsk } from '@marketplace/contract/loans/ask-in-search'
import { SCORE_NOT_KNOWN } from '@marketplace/contract/customers/score-not-known'
import { tenureChoices } from '@marketplace/contract/market/tenure-choices'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { count } from '../../i18n/format-values.ts'
import type { FormDraft } from '../../session/form-drafts.ts'
import { TIME } from './placed-questions.ts'

/** The same as a field holds it. */
export const NOT_KNOWN = String(SCORE_NOT_KNOWN)

/** The times to choose from, in months; `first` is among them. */
export const timesOf = (product: LoanProduct, first: number): number[] =>
  tenureChoices(productJourneys[product].tenure, first)

/** What stands in the fields before anybody has said anything: amount and time of a first ask, and a score that is not known. */
export const startValues = (
  product: LoanProduct,
  { questions, match }: Pick<CheckPage, 'questions' | 'match'>,
): FormDraft => ({
  ...(productJourneys[product].asks_amount === 'needed' ? { se_loan_amount: count(match.amount) } : {}),
  ...(questions.includes('credit_score_class') ? { credit_score_class: NOT_KNOWN } : {}),
  [TIME]: String(match.tenure_months),
})

/** Amount and time that the visitor chose on the page before, as its link says; what is no such value is left out. */
export const askedInAddress = (product: LoanProduct, first: number, search: string): FormDraft => {
  const { amount, tenure } = readAsk(new URLSearchParams(search), product)
  const months = timesOf(product, first).find((choice) => choice === tenure)
  return {
    ...(amount !== undefined && productJourneys[product].asks_amount !== 'price_less_down_payment'
      ? { se_loan_amount: count(amount) }
      : {}),
    ...(months === undefined ? {} : { [TIME]: String(months) }),
  }
}
