import type { MatchCheck } from '@marketplace/contract/offers'
import { householdRepaymentCeiling, repaymentCeiling } from './affordable-amount.ts'
import { annuityFactor } from './annuity-factor.ts'
import type { Applicant } from './applicant.ts'
import type { CalendarDay } from './calendar-day.ts'
import { parseDay } from './calendar-day.ts'
import { birthdayOf, longestTenure } from './completed-years.ts'
import type { Market, OfferLender } from './offer-lender.ts'

/** The smallest change in the applicant's hands after which a check passes. Money is whole rupees. */
export type Unlock =
  | { kind: 'income'; monthly_income: number }
  | { kind: 'birthday'; years: number; day: CalendarDay }
  | { kind: 'tenure_at_most'; months: number }
  | { kind: 'tenure_at_least'; months: number }
  | { kind: 'amount_at_most'; amount: number }
  | { kind: 'score'; least: number }
  | { kind: 'other_emis_at_most'; emi: number }

/** What a failing check was judged on. `rate` is the firm one where the lender gave one, else the stated one. */
export interface FailingCheck {
  check: MatchCheck
  lender: OfferLender
  applicant: Applicant
  market: Market
  rate: number
  /** YYYY-MM-DD in India. */
  today: string
}

/** An asked tenure brought into the lender's range. */
export const clampTenure = (
  lender: Pick<OfferLender, 'tenure_min_months' | 'tenure_max_months'>,
  asked: number,
): number => Math.max(lender.tenure_min_months, Math.min(asked, lender.tenure_max_months))

/** The lowest whole instalment whose loan reaches the lender's smallest one. */
export const leastEmi = (amountMin: number, rate: number, months: number): number =>
  Math.ceil((amountMin - 0.5) / annuityFactor(rate, months))

/** Whole rupees a month that the rule behind the check leaves for all repayments; 0 where the income is not told. */
export const ceilingOf = (failing: FailingCheck): number => {
  const { applicant, lender, market } = failing
  return failing.check === 'microfinance_limit'
    ? householdRepaymentCeiling(
        applicant.household_income ?? 0,
        market.figures.microfinance_repayment_percent,
      )
    : repaymentCeiling(applicant.monthly_income ?? 0, lender.max_foir_percent ?? 0)
}

const HIGHEST_INCOME = 1_000_000

/** The longest tenure that the lender's age at maturity leaves; Infinity where it sets none or the age is not told. */
const maturityTenure = ({ lender, applicant, today }: FailingCheck): number =>
  lender.max_age_at_maturity === null || applicant.birth_date === null
    ? Infinity
    : longestTenure(parseDay(applicant.birth_date), parseDay(today), lender.max_age_at_maturity)

const lowerRepayments = (failing: FailingCheck): Unlock | null => {
  const { lender, applicant, rate, check } = failing
  const months = clampTenure(lender, applicant.tenure_months)
  const emi = applicant.emi ?? 0
  const ceiling = ceilingOf(failing)
  const longest = Math.min(lender.tenure_max_months, maturityTenure(failing))
  for (let longer = months + 1; longer <= longest; longer += 1) {
    if (ceiling - emi >= leastEmi(lender.amount_min, rate, longer)) {
      return { kind: 'tenure_at_least', months: longer }
    }
  }
  const needed = leastEmi(lender.amount_min, rate, months)
  if (ceiling >= needed) return { kind: 'other_emis_at_most', emi: ceiling - needed }
  if (check === 'microfinance_limit' || lender.max_foir_percent === null || lender.max_foir_percent <= 0)
    return null
  const income = Math.ceil(((needed + emi) * 100) / lender.max_foir_percent)
  return income > HIGHEST_INCOME ? null : { kind: 'income', monthly_income: income }
}

const shorterTenure = (failing: FailingCheck): Unlock | null => {
  const months = maturityTenure(failing)
  return months < failing.lender.tenure_min_months ? null : { kind: 'tenure_at_most', months }
}

const wantedScore = ({ lender, market }: FailingCheck): Unlock | null => {
  const band = market.score_bands.find(({ option_id }) => option_id === lender.credit_score_class)
  return band === undefined || band.band_min === null ? null : { kind: 'score', least: band.band_min }
}

const smallerAmount = ({ lender, market }: FailingCheck): Unlock | null => {
  const band = market.ticket_bands.find(({ option_id }) => option_id === lender.ticket_class)
  return band === undefined || band.band_max === null
    ? null
    : { kind: 'amount_at_most', amount: band.band_max }
}

/** What would let a failing check pass; null where nothing that is the applicant's to change would (age above, PIN code, …). */
export const findUnlock = (failing: FailingCheck): Unlock | null => {
  const { check, lender, applicant } = failing
  switch (check) {
    case 'income_below_min':
      return lender.min_income === null ? null : { kind: 'income', monthly_income: lender.min_income }
    case 'age_below_min':
      return lender.min_age === null || applicant.birth_date === null
        ? null
        : {
            kind: 'birthday',
            years: lender.min_age,
            day: birthdayOf(parseDay(applicant.birth_date), lender.min_age),
          }
    case 'age_at_maturity':
      return shorterTenure(failing)
    case 'ticket_class':
      return smallerAmount(failing)
    case 'credit_score':
    case 'no_credit_history':
      return wantedScore(failing)
    case 'repayments_too_high':
    case 'microfinance_limit':
      return lowerRepayments(failing)
    case 'not_offered':
    case 'income_above_max':
    case 'age_above_max':
    case 'employment':
    case 'pincode_not_served':
      break
  }
  return null
}
