import { loanLimitsOf } from '@marketplace/contract/reference/product-journeys'
import { isUnsecuredPersonal } from '@marketplace/contract/reference/product-traits'
import { householdRepaymentCeiling } from '../pricing/affordable-amount.ts'
import type { Applicant } from './applicant.ts'
import { employmentOf, NO_CREDIT_HISTORY, NOT_REGISTERED } from './applicant.ts'
import type { CalendarDay } from '../../platform/calendar/calendar-day.ts'
import { parseDay } from '../../platform/calendar/calendar-day.ts'
import { checkBit } from './check-bits.ts'
import type { LenderIndex } from './compile-lenders.ts'
import { employmentBit, OPEN } from './compile-lenders.ts'
import { completedYears, longestTenure } from '../../platform/calendar/completed-years.ts'

/** Bit sets of checks (check-bits.ts), one a lender, in the order of the index. */
export interface Matches {
  /** Every check that fails; 0 is a match. */
  fails: Uint32Array
  /** Every check that cannot be told, because the applicant did not tell the fact it asks about. */
  unknowns: Uint32Array
}

export const emptyMatches = (lenderCount: number): Matches => ({
  fails: new Uint32Array(lenderCount),
  unknowns: new Uint32Array(lenderCount),
})

const PIN_CODE = /^[1-9][0-9]{5}$/

/** Every bit whose fact is not told. */
const unknownBits = (applicant: Applicant, household: number | null): number => {
  let bits = 0
  if (applicant.monthly_income === null) {
    bits |= checkBit.income_below_min | checkBit.income_above_max | checkBit.repayments_too_high
  }
  if (applicant.birth_date === null) {
    bits |= checkBit.age_below_min | checkBit.age_above_max | checkBit.age_at_maturity
  }
  if (applicant.employment_status_code === null) bits |= checkBit.employment
  if (applicant.credit_score_class === null) bits |= checkBit.credit_score
  if (applicant.postal_code === null || !PIN_CODE.test(applicant.postal_code))
    bits |= checkBit.pincode_not_served
  if (applicant.emi === null) bits |= checkBit.repayments_too_high
  if (household === null || (applicant.emi === null && household !== Infinity))
    bits |= checkBit.microfinance_limit
  if (applicant.business_current_turnover === null) bits |= checkBit.turnover_below_min
  if (applicant.business_years === null) bits |= checkBit.business_years_below_min
  if (applicant.business_registration_type === null) bits |= checkBit.registration_needed
  if (applicant.security_value === null) bits |= checkBit.security_value
  return bits
}

/**
 * The household's yearly income as far as the microfinance rule needs it: Infinity above the limit, null not told. A household
 * earns at least what the applicant does, so a high income of their own settles the question.
 */
const boundHousehold = (applicant: Applicant, index: LenderIndex): number | null => {
  const limit = index.market.figures.microfinance_income_limit
  if (!isUnsecuredPersonal(index.market.product_type)) return Infinity
  if (applicant.household_income !== null) {
    return applicant.household_income > limit ? Infinity : applicant.household_income
  }
  return (applicant.monthly_income ?? 0) * 12 > limit ? Infinity : null
}

/** OPEN where the applicant's score is not told, or there is none to compare. */
const scoreToCompare = (scoreClass: number | null): number =>
  scoreClass === null || scoreClass === NO_CREDIT_HISTORY ? OPEN : scoreClass

const employmentMask = (code: number | null): number => {
  const employment = code === null ? null : employmentOf(code)
  return employment === null ? 0 : employmentBit[employment]
}

const anyDay: CalendarDay = { year: 2000, month: 1, day: 1 }

/** All ones where `difference` is below 0, else 0: a comparison without a branch, as half of all branches here would miss. */
const ifNegative = (difference: number): number => difference >> 31

/** The facts of one applicant as the pass over the columns compares them, all 32-bit whole numbers. */
const compared = (applicant: Applicant, index: LenderIndex, household: number | null, today: string) => {
  const { market } = index
  const tenures = loanLimitsOf(market.product_type).tenure
  const on = parseDay(today)
  const birth = applicant.birth_date === null ? anyDay : parseDay(applicant.birth_date)
  const emi = applicant.emi ?? 0
  const isBound = household !== null && household !== Infinity
  return {
    age: completedYears(birth, on),
    // For each maturity age of the index, the longest loan it leaves this applicant.
    longest: index.maturity_ages.map((age) => (age === OPEN ? OPEN : longestTenure(birth, on, age))),
    income: applicant.monthly_income ?? 0,
    emi,
    employment: employmentMask(applicant.employment_status_code),
    score: scoreToCompare(applicant.credit_score_class),
    noHistory: applicant.credit_score_class === NO_CREDIT_HISTORY ? checkBit.no_credit_history : 0,
    householdEmi: isBound
      ? householdRepaymentCeiling(household, market.figures.microfinance_repayment_percent) - emi
      : OPEN,
    tenure: Math.max(tenures.min, Math.min(applicant.tenure_months, tenures.max)),
  }
}

const clearServed = (index: LenderIndex, postalCode: string, fails: Uint32Array): void => {
  for (let prefix = Number(postalCode); prefix > 0; prefix = Math.floor(prefix / 10)) {
    for (const at of index.served.get(prefix) ?? []) {
      fails[at] = (fails[at] ?? 0) & ~checkBit.pincode_not_served
    }
  }
}

/** The checks of a business and of what secures the loan, in a pass of their own: only markets that ask for these pay for them. */
const judgeBusinessAndSecurity = (
  index: LenderIndex,
  applicant: Applicant,
  known: number,
  fails: Uint32Array,
): void => {
  const { min_turnover, min_business_years, needs_registration, least_security, judged } = index
  const turnover = applicant.business_current_turnover ?? 0
  const years = applicant.business_years ?? 0
  const isRegistered = applicant.business_registration_type === NOT_REGISTERED ? 0 : 1
  const security = Math.min(OPEN, applicant.security_value ?? 0)
  for (let at = 0; at < fails.length; at += 1) {
    const bits =
      (ifNegative(turnover - (min_turnover[at] ?? 0)) & checkBit.turnover_below_min) |
      (ifNegative(years - (min_business_years[at] ?? 0)) & checkBit.business_years_below_min) |
      (ifNegative(isRegistered - (needs_registration[at] ?? 0)) & checkBit.registration_needed) |
      (ifNegative(security - (least_security[at] ?? 0)) & checkBit.security_value)
    fails[at] = (fails[at] ?? 0) | (bits & (judged[at] ?? 0) & known)
  }
}

/**
 * Matches one applicant with every lender of the index and gives, for each, all failing and all unknown checks (domain.md
 * 3.2). Bounds are inclusive and null bounds open. `today` is the day in India, YYYY-MM-DD. `into` may bring the arrays of
 * an earlier answer of the same index, for runs over many applicants.
 *
 * The two repayment checks fail where the lender's smallest loan, at its stated rate and the asked tenure within its range,
 * takes more of the income than the rule allows. The asked tenure lies within the product's.
 */
export const matchLenders = (
  index: LenderIndex,
  applicant: Applicant,
  today: string,
  into: Matches = emptyMatches(index.lenders.length),
): Matches => {
  const { fails, unknowns } = into
  const household = boundHousehold(applicant, index)
  const unknown = unknownBits(applicant, household)
  const known = ~unknown
  const facts = compared(applicant, index, household, today)
  const { age, longest, income, emi, employment, score, noHistory, householdEmi, tenure } = facts
  const { min_income, max_income, min_age, max_age, maturity_age, credit_score_class } = index
  const { foir, tenure_min, tenure_max, least_emi, fixed_fails, judged } = index
  const count = index.lenders.length
  const row = (tenure - loanLimitsOf(index.market.product_type).tenure.min) * count

  for (let at = 0; at < count; at += 1) {
    const scoreFloor = credit_score_class[at] ?? 0
    const leastEmi = least_emi[row + at] ?? 0
    const longestHere = longest[maturity_age[at] ?? 0] ?? 0
    const tooLong =
      ifNegative(longestHere - (tenure_min[at] ?? 0)) |
      (ifNegative(longestHere - tenure) & ifNegative(longestHere - (tenure_max[at] ?? 0)))
    const foirEmi = ((income * (foir[at] ?? 0)) / 10_000) | 0
    const bits =
      (fixed_fails[at] ?? 0) |
      (ifNegative(income - (min_income[at] ?? 0)) & checkBit.income_below_min) |
      (ifNegative((max_income[at] ?? 0) - income) & checkBit.income_above_max) |
      (ifNegative(age - (min_age[at] ?? 0)) & checkBit.age_below_min) |
      (ifNegative((max_age[at] ?? 0) - age) & checkBit.age_above_max) |
      (tooLong & checkBit.age_at_maturity) |
      (ifNegative(((index.employment[at] ?? 0) & employment) - 1) & checkBit.employment) |
      (ifNegative(score - scoreFloor) & checkBit.credit_score) |
      (ifNegative(-scoreFloor) & noHistory) |
      (ifNegative(foirEmi - emi - leastEmi) & checkBit.repayments_too_high) |
      (ifNegative(householdEmi - leastEmi) & checkBit.microfinance_limit)
    const judgedHere = judged[at] ?? 0
    fails[at] = bits & judgedHere & known
    unknowns[at] = judgedHere & unknown
  }

  if (index.asks_business_or_security) judgeBusinessAndSecurity(index, applicant, known, fails)
  if (applicant.postal_code !== null && (unknown & checkBit.pincode_not_served) === 0) {
    clearServed(index, applicant.postal_code, fails)
  }
  return into
}
