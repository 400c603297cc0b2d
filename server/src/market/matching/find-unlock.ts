import type { MatchCheck } from '@marketplace/contract/market/offers'
import { loanLimitsOf } from '@marketplace/contract/reference/product-journeys'
import { householdRepaymentCeiling, repaymentCeiling } from '../pricing/affordable-amount.ts'
import { annuityFactor } from '../pricing/annuity-factor.ts'
import type { Applicant } from './applicant.ts'
import type { CalendarDay } from '../../platform/calendar/calendar-day.ts'
import { parseDay } from '../../platform/calendar/calendar-day.ts'
import { birthdayOf, longestTenure } from '../../platform/calendar/completed-years.ts'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import { securityTermsOf, type Market, type OfferLender } from './offer-lender.ts'
import { leastSecurityFor } from '../pricing/security-cap.ts'

/** The smallest change in the applicant's hands after which a check passes. Money is whole rupees. */
export type Unlock =
  | { kind: 'income'; monthly_income: number }
  | { kind: 'birthday'; years: number; day: CalendarDay }
  | { kind: 'tenure_at_most'; months: number }
  | { kind: 'tenure_at_least'; months: number }
  | { kind: 'score'; least: number }
  | { kind: 'other_emis_at_most'; emi: number }
  | { kind: 'turnover_above'; turnover: number }
  | { kind: 'business_years'; years: number }
  | { kind: 'registration' }
  | { kind: 'gold_worth' | 'property_worth'; value: number }

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

/** The lowest whole instalment whose loan, cut to the rupee, reaches the lender's smallest one (affordableAmount). */
export const leastEmi = (amountMin: number, rate: number, months: number): number => {
  const factor = annuityFactor(rate, months)
  const least = Math.ceil(amountMin / factor)
  // Division may stand a hair beside the product that decides.
  return Math.floor(least * factor) >= amountMin ? least : least + 1
}

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
  const { lender, applicant, market, rate, check } = failing
  const months = clampTenure(lender, applicant.tenure_months)
  const emi = applicant.emi ?? 0
  const ceiling = ceilingOf(failing)
  const longest = Math.min(
    lender.tenure_max_months,
    loanLimitsOf(market.product_type).tenure.max,
    maturityTenure(failing),
  )
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
  return income > Math.min(HIGHEST_INCOME, lender.max_income ?? Infinity)
    ? null
    : { kind: 'income', monthly_income: income }
}

const shorterTenure = (failing: FailingCheck): Unlock | null => {
  const months = maturityTenure(failing)
  return months < failing.lender.tenure_min_months ? null : { kind: 'tenure_at_most', months }
}

const wantedScore = ({ lender, market }: FailingCheck): Unlock | null => {
  const band = market.score_bands.find(({ option_id }) => option_id === lender.credit_score_class)
  return band === undefined || band.band_min === null ? null : { kind: 'score', least: band.band_min }
}

/** The turnover that a lender wants more of, in whole rupees a year; null where it takes any. */
export const turnoverFloor = ({ lender, market }: FailingCheck): number | null => {
  const least = market.turnover_bands.find(({ option_id }) => option_id === lender.min_turnover)?.band_min
  return least == null || least === 0 ? null : least - 1
}

/** The years in business that a lender wants; null where it takes any. */
export const businessYearsFloor = ({ lender, market }: FailingCheck): number | null =>
  market.business_years_bands.find(({ option_id }) => option_id === lender.min_business_years)?.band_min ??
  null

/** The least security for the lender's smallest loan, in whole rupees; null where none would do. */
export const securityFloor = ({ lender, market, applicant }: FailingCheck): number | null => {
  const value = leastSecurityFor(lender.amount_min, securityTermsOf(lender, market, applicant))
  return value === Infinity ? null : value
}

const moreSecurity = (failing: FailingCheck): Unlock | null => {
  const value = securityFloor(failing)
  const kind = securityKindOf(failing.market.product_type)
  // Nobody should buy a dearer vehicle to get a loan.
  if (value === null || kind === null || kind === 'vehicle') return null
  return { kind: kind === 'gold' ? 'gold_worth' : 'property_worth', value }
}

const olderBusiness = (failing: FailingCheck): Unlock | null => {
  const years = businessYearsFloor(failing)
  return years === null ? null : { kind: 'business_years', years }
}

const moreTurnover = (failing: FailingCheck): Unlock | null => {
  const turnover = turnoverFloor(failing)
  return turnover === null ? null : { kind: 'turnover_above', turnover }
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
    case 'credit_score':
    case 'no_credit_history':
      return wantedScore(failing)
    case 'repayments_too_high':
    case 'microfinance_limit':
      return lowerRepayments(failing)
    case 'turnover_below_min':
      return moreTurnover(failing)
    case 'business_years_below_min':
      return olderBusiness(failing)
    case 'registration_needed':
      return { kind: 'registration' }
    case 'security_value':
      return moreSecurity(failing)
    case 'not_offered':
    case 'ticket_class':
    case 'instalment_cannot_repay':
    case 'income_above_max':
    case 'age_above_max':
    case 'employment':
    case 'pincode_not_served':
      break
  }
  return null
}
