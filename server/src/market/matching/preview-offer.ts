import type { Lender } from '@marketplace/contract/market/lenders'
import type { Offer, UnmatchedLender } from '@marketplace/contract/market/offers'
import type { Applicant } from './applicant.ts'
import { buildOffers } from './build-offers.ts'
import { parseDay } from '../../platform/calendar/calendar-day.ts'
import { compileLenders } from './compile-lenders.ts'
import type { Market } from './offer-lender.ts'
import { atSpecialPrice } from './special-price.ts'

const HIGH_INCOME = 1_000_000
const BEST_SCORE_CLASS = 6
const YOUNGEST = 18
/** Options of businessRegistrationType, businessCurrentTurnover and businessYears. */
const REGISTERED = 1
const TOP_TURNOVER = 7
const MOST_YEARS = 6

const employmentCode = ({ salaried, self_employed, business }: Lender): number | null => {
  if (salaried === 1) return 1
  if (self_employed === 1) return 2
  return business === 1 ? 3 : null
}

/** A person whom every check of the lender's rule lets pass, but for what hangs on the amount and the tenure asked for. */
export const idealApplicant = (
  lender: Lender,
  ask: Pick<Applicant, 'amount' | 'tenure_months'>,
  today: string,
): Applicant => ({
  // Born on 1 January, a person has had this year's birthday on any day of it.
  birth_date: `${parseDay(today).year - (lender.min_age ?? YOUNGEST)}-01-01`,
  employment_status_code: employmentCode(lender),
  monthly_income: lender.max_income ?? Math.max(HIGH_INCOME, lender.min_income ?? 0),
  household_income: Infinity,
  emi: 0,
  credit_score_class: Math.max(BEST_SCORE_CLASS, lender.credit_score_class ?? 0),
  postal_code: (lender.pincode_prefixes?.[0] ?? '110001').padEnd(6, '0'),
  business_registration_type: REGISTERED,
  business_current_turnover: TOP_TURNOVER,
  business_years: MOST_YEARS,
  security_value: Infinity,
  open_gold_loans: 0,
  ...ask,
})

/**
 * One lender's offer to an ideal applicant, or why even that one gets none: the code of the offers page on an index of this
 * lender alone, as if it were live. An API lender shows its stated figures, as before it has answered.
 */
export const previewOffer = (
  lender: Lender,
  ask: Pick<Applicant, 'amount' | 'tenure_months'>,
  market: Market,
  today: string,
): { offer: Offer | null; unmatched: UnmatchedLender | null } => {
  const index = compileLenders([{ ...atSpecialPrice(lender, today), lender_status: 1 }], {
    ...market,
    off_lender_ids: new Set(),
  })
  const { matched, unmatched } = buildOffers({
    index,
    applicant: idealApplicant(lender, ask, today),
    answers: new Map(),
    applied_lender_ids: new Set(),
    today,
    language: 'en',
  })
  return { offer: matched[0] ?? null, unmatched: unmatched[0] ?? null }
}
