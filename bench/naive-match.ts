import type { MatchCheck } from '@marketplace/contract/market/offers'
import {
  isForBusiness,
  isUnsecuredPersonal,
  judgesEmployment,
  securityKindOf,
} from '@marketplace/contract/reference/product-traits'
import type { Applicant, Band } from '../server/src/market/matching/applicant.ts'
import type { Market, OfferLender } from '../server/src/market/matching/offer-lender.ts'

/**
 * The matching rule told a second time, straight from its description and sharing no arithmetic with the compiled one:
 * one lender, one applicant, one predicate after the other, real dates.
 */

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)

const addMonths = (from: Date, months: number): Date => {
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(from.getUTCDate(), last))
  return first
}

/** Counts birthdays; Date.UTC turns 29 February of a common year into 1 March by itself. */
const ageOn = (birth: Date, on: Date): number => {
  const years = on.getUTCFullYear() - birth.getUTCFullYear()
  const birthday = Date.UTC(on.getUTCFullYear(), birth.getUTCMonth(), birth.getUTCDate())
  return on.getTime() >= birthday ? years : years - 1
}

const yearlyRate = (lender: OfferLender): number => {
  const order =
    lender.rate_from_only === 1
      ? [lender.rate_min, lender.representative_rate, lender.rate_max]
      : [lender.representative_rate, lender.rate_max, lender.rate_min]
  return order.find((rate) => rate !== null) ?? Number.NaN
}

const loanFor = (maxEmi: number, yearly: number, months: number): number => {
  if (maxEmi <= 0) return 0
  const i = yearly / 12 / 100
  const growth = (1 + i) ** months
  return Math.floor(i === 0 ? maxEmi * months : (maxEmi * (growth - 1)) / (i * growth))
}

/** Bands are compared by where they begin, not by their ids. */
const isLowerBand = (bands: readonly Band[], one: number | null, other: number | null): boolean => {
  const from = (option: number | null) => bands.find(({ option_id }) => option_id === option)?.band_min ?? 0
  return from(one) < from(other)
}

/** Whether a value carries the lender's smallest loan: of gold and homes, the step that the loan falls into says how much may be lent. */
const valueCarries = (value: number, lender: OfferLender, market: Market): boolean => {
  const loan = lender.amount_min
  const kind = securityKindOf(market.product_type)
  const { gold_tiers, home_tiers } = market.figures
  const steps =
    kind === 'gold' ? gold_tiers : kind === 'property' ? home_tiers : [{ percent: 100, up_to: null }]
  const step = steps.find(({ up_to }) => up_to === null || loan <= up_to)
  const share = Math.min(step?.percent ?? 0, lender.max_ltv_percent ?? 100)
  return Math.floor((value * Math.round(share * 100)) / 10_000) >= loan
}

export interface NaiveMatch {
  fails: MatchCheck[]
  unknowns: MatchCheck[]
}

export const naiveMatch = (
  lender: OfferLender,
  applicant: Applicant,
  market: Market,
  today: string,
): NaiveMatch => {
  const fails: MatchCheck[] = []
  const unknowns: MatchCheck[] = []
  const judge = (check: MatchCheck, asked: boolean, known: boolean, fail: () => boolean) => {
    if (asked && !known) unknowns.push(check)
    else if (asked && fail()) fails.push(check)
  }
  const {
    monthly_income,
    birth_date,
    credit_score_class: score,
    postal_code,
    emi,
    household_income,
  } = applicant
  const income = monthly_income ?? 0
  const months = Math.min(
    Math.max(applicant.tenure_months, lender.tenure_min_months),
    lender.tenure_max_months,
  )
  const rate = yearlyRate(lender)
  const now = utc(today)
  const age = birth_date === null ? 0 : ageOn(utc(birth_date), now)

  const live = lender.lender_status === 1 && !market.off_lender_ids.has(lender.lender_id)
  if (!live || lender.product_type !== market.product_type) fails.push('not_offered')
  judge(
    'income_below_min',
    lender.min_income !== null,
    monthly_income !== null,
    () => income < (lender.min_income ?? 0),
  )
  judge(
    'income_above_max',
    lender.max_income !== null,
    monthly_income !== null,
    () => income > (lender.max_income ?? 0),
  )
  judge('age_below_min', lender.min_age !== null, birth_date !== null, () => age < (lender.min_age ?? 0))
  judge('age_above_max', lender.max_age !== null, birth_date !== null, () => age > (lender.max_age ?? 0))
  judge(
    'age_at_maturity',
    lender.max_age_at_maturity !== null,
    birth_date !== null,
    () => ageOn(utc(birth_date ?? ''), addMonths(now, months)) > (lender.max_age_at_maturity ?? 0),
  )
  const byWork = judgesEmployment(market.product_type)
  judge('employment', byWork, applicant.employment_status_code !== null, () => {
    if (applicant.employment_status_code === 1) return lender.salaried === 0
    if (applicant.employment_status_code === 2) return lender.self_employed === 0
    if (applicant.employment_status_code === 3) return lender.business === 0
    return true
  })
  const largest = market.ticket_bands.find((band) => band.option_id === lender.ticket_class)?.band_max ?? null
  judge('ticket_class', largest !== null, true, () => lender.amount_min > (largest ?? 0))
  const wanted = lender.credit_score_class
  judge('credit_score', wanted !== null, score !== null, () => score !== 7 && (score ?? 0) < (wanted ?? 0))
  judge('no_credit_history', wanted !== null && score === 7, true, () => true)
  judge(
    'pincode_not_served',
    lender.pincode_prefixes !== null,
    postal_code !== null && postal_code !== '',
    () => !(lender.pincode_prefixes ?? []).some((prefix) => (postal_code ?? '').startsWith(prefix)),
  )
  judge(
    'repayments_too_high',
    lender.max_foir_percent !== null,
    monthly_income !== null && emi !== null,
    () => {
      const ceiling = Math.floor(Math.round(income * (lender.max_foir_percent ?? 0) * 100) / 10_000)
      return loanFor(ceiling - (emi ?? 0), rate, months) < lender.amount_min
    },
  )
  if (isUnsecuredPersonal(market.product_type)) {
    const { microfinance_income_limit: limit, microfinance_repayment_percent: percent } = market.figures
    const isAbove = household_income === null ? income * 12 > limit : household_income > limit
    judge('microfinance_limit', !isAbove, household_income !== null && emi !== null, () => {
      const ceiling = Math.floor(((household_income ?? 0) / 12) * (percent / 100))
      return loanFor(ceiling - (emi ?? 0), rate, months) < lender.amount_min
    })
  }
  if (isForBusiness(market.product_type)) {
    const { business_current_turnover: turnover, business_years: years } = applicant
    const registration = applicant.business_registration_type
    const { min_turnover, min_business_years, needs_registration } = lender
    judge('turnover_below_min', min_turnover !== null, turnover !== null, () =>
      isLowerBand(market.turnover_bands, turnover, min_turnover),
    )
    judge('business_years_below_min', min_business_years !== null, years !== null, () =>
      isLowerBand(market.business_years_bands, years, min_business_years),
    )
    judge('registration_needed', needs_registration === 1, registration !== null, () => registration === 7)
  }
  const value = applicant.security_value
  const isSecured = securityKindOf(market.product_type) !== null
  judge('security_value', isSecured, value !== null, () => !valueCarries(value ?? 0, lender, market))
  return { fails, unknowns }
}
