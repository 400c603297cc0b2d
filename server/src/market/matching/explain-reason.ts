import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { MatchReason } from '@marketplace/contract/market/offers'
import { goesByCoApplicant, securityKindOf } from '@marketplace/contract/reference/product-traits'
import { formatRupees } from '../../platform/money/format-rupees.ts'
import type { Band } from './applicant.ts'
import { formatDay, parseDay } from '../../platform/calendar/calendar-day.ts'
import { ageAtMaturity, completedYears } from '../../platform/calendar/completed-years.ts'
import type { FailingCheck, Unlock } from './find-unlock.ts'
import {
  businessYearsFloor,
  ceilingOf,
  clampTenure,
  findUnlock,
  leastEmi,
  securityFloor,
  turnoverFloor,
} from './find-unlock.ts'
import { ticketCap } from './offer-lender.ts'
import { reasonTextsEn } from './reason-texts.en.ts'
import { reasonTextsHi } from './reason-texts.hi.ts'
import { reasonTextsStaff } from './reason-texts.staff.ts'
import type { ReasonFigures, ReasonTexts, ReasonWords, UnlockFigures } from './reason-texts.ts'

/** Customers read their language; staff read short words of their own. */
export type ReasonReader = LanguageId | 'staff'

const texts: Record<ReasonReader, ReasonTexts> = {
  en: reasonTextsEn,
  hi: reasonTextsHi,
  staff: reasonTextsStaff,
}

const rupees = (amount: number | null): string => (amount === null ? '' : formatRupees(amount))
const number = (value: number | null): string => (value === null ? '' : String(value))

const scoreRange = (band: Band | undefined): string =>
  band === undefined || band.band_min === null ? '' : `${band.band_min}–${band.band_max ?? ''}`

/** A band in rupees or years: `₹10,00,001–₹20,00,000`, and `10+` where it is open. */
const bandText = (
  bands: readonly Band[],
  option: number | null,
  words: (value: number) => string,
): string => {
  const band = bands.find(({ option_id }) => option_id === option)
  if (band === undefined) return ''
  const least = words(band.band_min ?? 0)
  return band.band_max === null ? `${least}+` : `${least}–${words(band.band_max)}`
}

type Compared = Pick<ReasonFigures, 'wanted' | 'given'>

const compareAge = ({ check, lender, applicant, today }: FailingCheck): Compared => {
  const bound = { age_below_min: lender.min_age, age_above_max: lender.max_age }
  const wanted =
    check === 'age_below_min' || check === 'age_above_max' ? bound[check] : lender.max_age_at_maturity
  if (applicant.birth_date === null) return { wanted: number(wanted), given: '' }
  const birth = parseDay(applicant.birth_date)
  const age =
    check === 'age_at_maturity'
      ? ageAtMaturity(birth, parseDay(today), clampTenure(lender, applicant.tenure_months))
      : completedYears(birth, parseDay(today))
  return { wanted: number(wanted), given: String(age) }
}

const compareScore = ({ lender, applicant, market }: FailingCheck): Compared => {
  const bandOfClass = (option: number | null) =>
    market.score_bands.find(({ option_id }) => option_id === option)
  return {
    wanted: number(bandOfClass(lender.credit_score_class)?.band_min ?? null),
    given: scoreRange(bandOfClass(applicant.credit_score_class)),
  }
}

const compareRepayments = (failing: FailingCheck, unknown: boolean): Compared => {
  const { check, lender, applicant, market, rate } = failing
  // A check that cannot be told names the income that the rule is about, a failing one the rupees that it leaves.
  if (unknown && check === 'microfinance_limit') {
    return { wanted: rupees(market.figures.microfinance_income_limit), given: '' }
  }
  const months = clampTenure(lender, applicant.tenure_months)
  return {
    wanted: rupees(ceilingOf(failing)),
    given: rupees((applicant.emi ?? 0) + leastEmi(lender.amount_min, rate, months)),
  }
}

const compare = (failing: FailingCheck, unknown: boolean): Compared => {
  const { check, lender, applicant, market } = failing
  switch (check) {
    case 'income_below_min':
      return { wanted: rupees(lender.min_income), given: rupees(applicant.monthly_income) }
    case 'income_above_max':
      return { wanted: rupees(lender.max_income), given: rupees(applicant.monthly_income) }
    case 'age_below_min':
    case 'age_above_max':
    case 'age_at_maturity':
      return compareAge(failing)
    case 'ticket_class':
      return { wanted: rupees(ticketCap(lender, market)), given: '' }
    case 'credit_score':
    case 'no_credit_history':
      return compareScore(failing)
    case 'pincode_not_served':
      return { wanted: '', given: applicant.postal_code ?? '' }
    case 'repayments_too_high':
    case 'microfinance_limit':
      return compareRepayments(failing, unknown)
    case 'turnover_below_min':
      return {
        wanted: rupees(turnoverFloor(failing)),
        given: bandText(market.turnover_bands, applicant.business_current_turnover, formatRupees),
      }
    case 'business_years_below_min':
      return {
        wanted: number(businessYearsFloor(failing)),
        given: bandText(market.business_years_bands, applicant.business_years, String),
      }
    case 'security_value':
      return { wanted: rupees(securityFloor(failing)), given: rupees(applicant.security_value) }
    case 'registration_needed':
    case 'employment':
    case 'not_offered':
    case 'instalment_cannot_repay':
      break
  }
  return { wanted: '', given: '' }
}

const figuresOf = (failing: FailingCheck, unknown: boolean): ReasonFigures => {
  const { check, lender, applicant, market } = failing
  const flags = [lender.salaried, lender.self_employed, lender.business]
  return {
    ...compare(failing, unknown),
    percent:
      check === 'microfinance_limit'
        ? number(market.figures.microfinance_repayment_percent)
        : number(lender.max_foir_percent),
    smallestLoan: rupees(lender.amount_min),
    employmentsTaken: flags.flatMap((flag, index) => (flag === 1 ? [index + 1] : [])),
    employmentGiven: applicant.employment_status_code ?? 0,
    security: securityKindOf(market.product_type),
    coApplicant: goesByCoApplicant(market.product_type),
    lacksGoldRate: market.gold_rate === null,
  }
}

const unlockFigures = (
  unlock: Unlock,
  reader: ReasonReader,
): Omit<UnlockFigures, 'alone' | 'coApplicant'> => {
  switch (unlock.kind) {
    case 'income':
      return { figure: formatRupees(unlock.monthly_income), day: '' }
    case 'birthday':
      return {
        figure: texts[reader].ordinal(unlock.years),
        day: formatDay(unlock.day),
      }
    case 'tenure_at_most':
    case 'tenure_at_least':
      return { figure: String(unlock.months), day: '' }
    case 'score':
      return { figure: String(unlock.least), day: '' }
    case 'other_emis_at_most':
      return { figure: formatRupees(unlock.emi), day: '' }
    case 'turnover_above':
      return { figure: formatRupees(unlock.turnover), day: '' }
    case 'business_years':
      return { figure: String(unlock.years), day: '' }
    case 'gold_worth':
    case 'property_worth':
      return { figure: formatRupees(unlock.value), day: '' }
    case 'registration':
      break
  }
  return { figure: '', day: '' }
}

/** A failing check in words, without what would change it: the whole list of lenders is told in these. */
export const describeReason = (failing: FailingCheck, reader: ReasonReader): ReasonWords =>
  texts[reader].failing[failing.check](figuresOf(failing, false))

/**
 * A failing check in words: what the lender needs, what the applicant gave, the whole as it follows the lender's name, and
 * what would change it. `opens` says whether doing that gives an offer of this lender, judged anew; else the words promise no
 * more than that this condition is met.
 */
export const explainReason = (
  failing: FailingCheck,
  opens: (unlock: Unlock) => boolean,
  reader: ReasonReader,
): MatchReason => {
  const words = texts[reader]
  const reason = { code: failing.check, ...describeReason(failing, reader) }
  const unlock = findUnlock(failing)
  if (unlock === null) return reason
  const coApplicant = goesByCoApplicant(failing.market.product_type)
  const figures = { ...unlockFigures(unlock, reader), alone: opens(unlock), coApplicant }
  return { ...reason, unlock: words.unlock[unlock.kind](figures) }
}

/** A check that cannot be told, because the applicant did not tell what it asks about, in the same words. */
export const explainUnknown = (unknown: FailingCheck, reader: ReasonReader): MatchReason => ({
  code: unknown.check,
  ...texts[reader].unknown(unknown.check, figuresOf(unknown, true)),
})
