import { formatIsoDay } from '../../platform/calendar/calendar-day.ts'
import type { Applicant, Band } from './applicant.ts'
import type { Unlock } from './find-unlock.ts'
import type { Market } from './offer-lender.ts'

/** Option of businessRegistrationType: any that is a registration. */
const REGISTERED = 1

const optionFrom = (bands: readonly Band[], least: number): number | null =>
  bands.find(({ band_min }) => band_min === least)?.option_id ?? null

/** A household earns at least what the applicant does. */
const earning = (applicant: Applicant, monthly_income: number): Applicant => ({
  ...applicant,
  monthly_income,
  household_income:
    applicant.household_income === null ? null : Math.max(applicant.household_income, monthly_income * 12),
})

/** The applicant and the day (YYYY-MM-DD) once what an unlock names is done, so that the rule can judge them again. */
export const applyUnlock = (
  unlock: Unlock,
  applicant: Applicant,
  {
    market,
    today,
  }: { market: Pick<Market, 'score_bands' | 'turnover_bands' | 'business_years_bands'>; today: string },
): { applicant: Applicant; today: string } => {
  switch (unlock.kind) {
    case 'income':
      return { applicant: earning(applicant, unlock.monthly_income), today }
    case 'birthday':
      return { applicant, today: formatIsoDay(unlock.day) }
    case 'tenure_at_most':
    case 'tenure_at_least':
      return { applicant: { ...applicant, tenure_months: unlock.months }, today }
    case 'score':
      return {
        applicant: { ...applicant, credit_score_class: optionFrom(market.score_bands, unlock.least) },
        today,
      }
    case 'other_emis_at_most':
      return { applicant: { ...applicant, emi: unlock.emi }, today }
    case 'turnover_above': {
      const business_current_turnover = optionFrom(market.turnover_bands, unlock.turnover + 1)
      return { applicant: { ...applicant, business_current_turnover }, today }
    }
    case 'business_years': {
      const business_years = optionFrom(market.business_years_bands, unlock.years)
      return { applicant: { ...applicant, business_years }, today }
    }
    case 'registration':
      return { applicant: { ...applicant, business_registration_type: REGISTERED }, today }
    case 'gold_worth':
    case 'property_worth':
      break
  }
  return { applicant: { ...applicant, security_value: unlock.value }, today }
}
