import type { QuestionName } from '@marketplace/contract/customers/customer-fields'
import { questionsOf } from '@marketplace/contract/customers/product-questions'
import { askedPapers, type AskedPaper } from '@marketplace/contract/market/loan-pages'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'

/** The question that a paper is at hand for. */
const questionFor: Readonly<Record<AskedPaper, QuestionName>> = {
  pan: 'tin',
  address: 'address1',
  salary: 'salary_mode',
  income: 'monthly_income',
  business: 'business_current_turnover',
  gstin: 'gstin',
  bank: 'account_number',
  gold: 'gold_weight_grams',
  property: 'property_value',
  course: 'course_cost',
  co_applicant: 'co_applicant_income',
  vehicle: 'vehicle_price',
}

/** What a borrower has at hand for a loan: told from what its questions ask, and so never of something that nobody asks. */
export const papersOf = (product: LoanProduct): AskedPaper[] => {
  const asked: ReadonlySet<QuestionName> = new Set(questionsOf(product))
  return askedPapers.filter((paper) => asked.has(questionFor[paper]))
}
