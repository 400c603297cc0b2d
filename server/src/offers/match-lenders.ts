import { householdRepaymentCeiling } from './affordable-amount.ts'
import type { Applicant } from './applicant.ts'
import { bandOf, employmentOf, NO_CREDIT_HISTORY } from './applicant.ts'
import type { CalendarDay } from './calendar-day.ts'
import { parseDay } from './calendar-day.ts'
import { checkBit } from './check-bits.ts'
import type { LenderIndex } from './compile-lenders.ts'
import { employmentBit, OPEN_MAX } from './compile-lenders.ts'
import { ageAtMaturity, completedYears } from './completed-years.ts'
import { isUnsecuredPersonal } from './offer-lender.ts'

/** Bit sets of checks (check-bits.ts), one a lender, in the order of the index. */
export interface Matches {
  /** Every check that fails; 0 is a match. */
  fails: Uint16Array
  /** Every check that cannot be told, because the applicant did not tell the fact it asks about. */
  unknowns: Uint16Array
}

export const emptyMatches = (lenderCount: number): Matches => ({
  fails: new Uint16Array(lenderCount),
  unknowns: new Uint16Array(lenderCount),
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
  if (applicant.credit_score_class === null) bits |= checkBit.credit_score | checkBit.no_credit_history
  if (applicant.postal_code === null || !PIN_CODE.test(applicant.postal_code))
    bits |= checkBit.pincode_not_served
  if (applicant.emi === null) bits |= checkBit.repayments_too_high
  if (household === null || (applicant.emi === null && household !== Infinity))
    bits |= checkBit.microfinance_limit
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

/** 0 is open on either side of a score: the applicant's is unknown, or there is none to compare. */
const scoreToCompare = (scoreClass: number | null): number =>
  scoreClass === null || scoreClass === NO_CREDIT_HISTORY ? OPEN_MAX : scoreClass

const employmentMask = (code: number | null): number => {
  const employment = code === null ? null : employmentOf(code)
  return employment === null ? 0 : employmentBit[employment]
}

const anyDay: CalendarDay = { year: 2000, month: 1, day: 1 }

/**
 * Matches one applicant with every lender of the index and gives, for each, all failing and all unknown checks (domain.md
 * 3.2). Bounds are inclusive and null bounds open. `today` is the day in India, YYYY-MM-DD. `into` may bring the arrays of
 * an earlier answer of the same index, for runs over many applicants.
 *
 * The two repayment checks fail where the lender's smallest loan, at its stated rate and the asked tenure within its range,
 * takes more of the income than the rule allows.
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
  const on = parseDay(today)
  const birth = applicant.birth_date === null ? anyDay : parseDay(applicant.birth_date)
  const age = completedYears(birth, on)
  const income = applicant.monthly_income ?? 0
  const emi = applicant.emi ?? 0
  const employment = employmentMask(applicant.employment_status_code)
  const score = scoreToCompare(applicant.credit_score_class)
  const noHistory = applicant.credit_score_class === NO_CREDIT_HISTORY
  const ticket = bandOf(index.market.ticket_bands, applicant.amount) ?? OPEN_MAX
  const householdEmi =
    household === null || household === Infinity
      ? Infinity
      : householdRepaymentCeiling(household, index.market.figures.microfinance_repayment_percent) - emi

  for (let at = 0; at < fails.length; at += 1) {
    let bits = index.fixed_fails[at] ?? 0
    if (income < (index.min_income[at] ?? 0)) bits |= checkBit.income_below_min
    if (income > (index.max_income[at] ?? 0)) bits |= checkBit.income_above_max
    if (age < (index.min_age[at] ?? 0)) bits |= checkBit.age_below_min
    if (age > (index.max_age[at] ?? 0)) bits |= checkBit.age_above_max
    if (((index.employment[at] ?? 0) & employment) === 0) bits |= checkBit.employment
    if (ticket > (index.ticket_class[at] ?? 0)) bits |= checkBit.ticket_class
    const scoreFloor = index.credit_score_class[at] ?? 0
    if (score < scoreFloor) bits |= checkBit.credit_score
    if (noHistory && scoreFloor > 0) bits |= checkBit.no_credit_history

    const tenureMin = index.tenure_min[at] ?? 0
    const months = Math.max(tenureMin, Math.min(applicant.tenure_months, index.tenure_max[at] ?? 0))
    const maturityCap = index.max_age_at_maturity[at] ?? 0
    if (maturityCap !== OPEN_MAX && ageAtMaturity(birth, on, months) > maturityCap) {
      bits |= checkBit.age_at_maturity
    }
    const foir = index.foir[at] ?? 0
    if (foir >= 0 || householdEmi !== Infinity) {
      const factor = index.factors[(index.factor_start[at] ?? 0) + months - tenureMin] ?? 0
      // affordableAmount() < amount_min, without its branch and its rounding.
      const least = (index.amount_min[at] ?? 0) - 0.5
      if (foir >= 0 && (Math.floor((income * foir) / 10_000) - emi) * factor < least) {
        bits |= checkBit.repayments_too_high
      }
      if (householdEmi * factor < least) bits |= checkBit.microfinance_limit
    }
    fails[at] = bits & known
    unknowns[at] = (index.asked[at] ?? 0) & unknown
  }

  if (applicant.postal_code !== null && (unknown & checkBit.pincode_not_served) === 0) {
    for (let length = 1; length <= 6; length += 1) {
      for (const at of index.served.get(applicant.postal_code.slice(0, length)) ?? []) {
        fails[at] = (fails[at] ?? 0) & ~checkBit.pincode_not_served
      }
    }
  }
  return into
}
