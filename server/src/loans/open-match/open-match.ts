import {
  matchedQuestions,
  MOST_MARKS,
  type MatchAnswers,
  type MatchedQuestion,
  type OpenMatch,
} from '@marketplace/contract/loans/open-match'
import type { Offer } from '@marketplace/contract/market/offers'
import { toApplicant, type Applicant, type Band } from '../../market/matching/applicant.ts'
import { askOf } from '../../market/matching/asked-amount.ts'
import { buildOffers } from '../../market/matching/build-offers.ts'
import type { LenderIndex } from '../../market/matching/compile-lenders.ts'

type Told = { [Q in MatchedQuestion]: Exclude<MatchAnswers[Q], undefined> | null }

export interface OpenMatchAsk {
  answers: MatchAnswers
  amount: number | undefined
  tenure_months: number
}

/** Every answer, null where it is not told: that is never held against anybody (decisions.md 18). */
const toldOf = (answers: MatchAnswers): Told =>
  Object.fromEntries(matchedQuestions.map((question) => [question, answers[question] ?? null])) as Told

/** Somebody without a name: the same applicant as a profile with these answers alone would make. */
const applicantOf = (
  { market }: LenderIndex,
  { answers, amount, tenure_months }: OpenMatchAsk,
  householdBands: readonly Band[],
): Applicant => {
  const told = { ...toldOf(answers), se_loan_amount: null, down_payment: null }
  const application = { amount: null, tenure_months: null }
  return toApplicant(
    told,
    askOf({ application, amount, tenure_months }, told, market),
    householdBands,
    market,
  )
}

const waitsForScore = ({ reasons }: Offer): boolean => reasons.some(({ code }) => code === 'credit_score')

const lowestOf = (offers: readonly Offer[]): OpenMatch['lowest'] => {
  // A rate "from" may be higher for this person: named alone, it would buy its lender the first place.
  const stated = offers.filter(({ rate_basis }) => rate_basis !== 'from')
  // Rising by the published order, so that of equal ones the first stands.
  const [lowest] = (stated.length > 0 ? stated : offers).toSorted((a, b) => a.emi - b.emi)
  if (lowest === undefined) return null
  const { lender_id, lender_name, emi, rate_basis, apr, apr_bound } = lowest
  return { lender_id, lender_name, emi, rate_basis, apr, apr_bound }
}

/** How many lenders of an index match somebody so far; the rule and the prices are those of the offers, and no lender is asked. */
export const openMatch = (
  index: LenderIndex,
  ask: OpenMatchAsk,
  householdBands: readonly Band[],
  today: string,
): OpenMatch => {
  const applicant = applicantOf(index, ask, householdBands)
  const { matched, amount, tenure_months, as_on } = buildOffers({
    index,
    applicant,
    answers: new Map(),
    applied_lender_ids: new Set(),
    today,
    language: 'en',
  })
  const asked = matched.filter((offer) => offer.amount === amount)
  const matching = asked.filter((offer) => !waitsForScore(offer))
  return {
    product_type: index.market.product_type,
    amount,
    tenure_months,
    as_on,
    matching: matching.length,
    waiting_for_score: asked.length - matching.length,
    other_amount: matched.length - asked.length,
    lowest: lowestOf(matching),
    first: matching.slice(0, MOST_MARKS).map(({ lender_name }) => lender_name),
  }
}
