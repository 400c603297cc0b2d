import { loanProducts, productJourneys, type LoanProduct } from '../reference/product-journeys.ts'

/** Where the questions of a loan stand that are asked before the number. */
export const checkPathOf = (product: LoanProduct): string => `${productJourneys[product].address}/check`

/** Those of all loans, in their order. */
export const checkPaths = loanProducts.map(checkPathOf)

/** The loan whose questions stand at a path; null where none does. */
export const loanAtCheckPath = (path: string | null): LoanProduct | null =>
  loanProducts.find((product) => checkPathOf(product) === path) ?? null

/** How many answers each loan asks for there, as the pages say that lead there (web/src/customer/check has the test). */
export const checkAnswerCounts: Readonly<Record<LoanProduct, number>> = {
  'Personal Loans': 8,
  'Business Loans': 9,
  'Gold Loans': 6,
  'Affordable Housing Loan': 9,
  'Student Loans': 6,
  '2-wheeler': 9,
  Car: 9,
}
