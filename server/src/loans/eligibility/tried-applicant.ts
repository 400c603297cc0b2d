import type { TriedProfile } from '@marketplace/contract/loans/customer-eligibility'
import type { ProductType } from '@marketplace/contract/reference/products'
import { Problem } from '../../platform/http/problem.ts'
import { toApplicant, type Applicant } from '../../market/matching/applicant.ts'
import { askProblems } from '../../market/matching/asked-amount.ts'
import type { Market } from '../../market/matching/offer-lender.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { getMatchFacts } from '../../customers/profiles/match-facts.ts'
import type { Services } from '../../market/services.ts'

/** Whom to judge, and where. */
export interface TriedAsk {
  user_id?: string | undefined
  profile?: TriedProfile | undefined
  amount: number
  tenure_months: number
  brand_id: number
  product_type?: ProductType | undefined
}

export interface Tried {
  applicant: Applicant
  market: Market
  today: string
}

/** What is left out is not told. */
const factsOf = (profile: TriedProfile) => ({
  birth_date: profile.birth_date ?? null,
  employment_status_code: profile.employment_status_code ?? null,
  monthly_income: profile.monthly_income ?? null,
  household_income: profile.household_income ?? null,
  household_income_amount: profile.household_income_amount ?? null,
  emi: profile.emi ?? null,
  credit_score_class: profile.credit_score_class ?? null,
  postal_code: profile.postal_code ?? null,
  business_registration_type: profile.business_registration_type ?? null,
  business_current_turnover: profile.business_current_turnover ?? null,
  business_years: profile.business_years ?? null,
  gold_weight_grams: profile.gold_weight_grams ?? null,
  gold_purity: profile.gold_purity ?? null,
  gold_coin_grams: null,
  open_gold_loans: null,
  property_value: profile.property_value ?? null,
  property_postal_code: profile.property_postal_code ?? null,
  vehicle_price: profile.vehicle_price ?? null,
  co_applicant_income: profile.co_applicant_income ?? null,
})

/** The applicant and the market that an ask means. @throws Problem not_found for a customer or a brand that is not there, invalid_request for an ask outside the product's bounds. */
export const readTried = async (services: Services, ask: TriedAsk): Promise<Tried> => {
  const { brands, lenders, now } = services
  if (!brands().brands.some(({ brand }) => brand.brand_id === ask.brand_id)) throw new Problem('not_found')
  const directory = lenders()
  const today = dayInIndia(now())
  const facts =
    ask.user_id === undefined ? factsOf(ask.profile ?? {}) : await getMatchFacts(services, ask.user_id)
  const { market } = directory.indexOf(ask.brand_id, ask.product_type ?? 'Personal Loans', today)
  const problems = askProblems(market.product_type, ask)
  if (problems.length > 0) throw new Problem('invalid_request', problems)
  return { applicant: toApplicant(facts, ask, directory.householdBands, market), market, today }
}
