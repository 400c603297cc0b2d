import { isUnsecuredPersonal, securityKindOf } from '../reference/product-traits.ts'
import type { LoanProduct } from '../reference/product-journeys.ts'
import type { QuestionName } from './customer-fields.ts'
import { questionsOf } from './product-questions.ts'

/**
 * What matching and pricing read of a person (server/src/market/matching/applicant.ts), in the order in which it is asked: what the
 * loan is for, how they earn, who they are. How long it may take is asked beside the amount and is no answer of the profile.
 */
export const matchFacts = [
  'gold_purity',
  'gold_weight_grams',
  'gold_coin_grams',
  'open_gold_loans',
  'property_value',
  'vehicle_price',
  'down_payment',
  'se_loan_amount',
  'employment_status_code',
  'business_registration_type',
  'business_years',
  'business_current_turnover',
  'monthly_income',
  'co_applicant_income',
  'emi',
  'household_income',
  'household_income_amount',
  'birth_date',
  'postal_code',
  'property_postal_code',
  'credit_score_class',
] as const satisfies readonly QuestionName[]
export type MatchFact = (typeof matchFacts)[number]

/** Of what a loan asks, what its matching does not go by though another's does. */
const isRead = (fact: MatchFact, product: LoanProduct): boolean => {
  if (fact === 'household_income' || fact === 'household_income_amount') return isUnsecuredPersonal(product)
  return fact !== 'postal_code' || securityKindOf(product) !== 'property'
}

/** The questions of a loan that its offers go by, whether they come up or not: the first of the two stages. */
export const offerQuestionsOf = (product: LoanProduct): MatchFact[] => {
  const asked: ReadonlySet<string> = new Set(questionsOf(product))
  return matchFacts.filter((fact) => asked.has(fact) && isRead(fact, product))
}

/** Rupees a year: up to here the microfinance rule goes by the household (specification section 9, household income threshold). */
export const HOUSEHOLD_THRESHOLD = 300_000

/** Whether the household's income is asked after: a household earns at least what one of it does. `monthly_income` in rupees. */
export const isHouseholdAsked = (product: LoanProduct, monthly_income: number | null): boolean =>
  isUnsecuredPersonal(product) && monthly_income !== null && monthly_income * 12 <= HOUSEHOLD_THRESHOLD
