import { loanProducts, productJourneys, type LoanProduct } from '../reference/product-journeys.ts'

/** Where the questions of a loan stand that are asked before the number. */
export const checkPathOf = (product: LoanProduct): string => `${productJourneys[product].address}/check`

/** Those of all loans, in their order. */
export const checkPaths = loanProducts.map(checkPathOf)

/** The loan whose questions stand at a path; null where none does. */
export const loanAtCheckPath = (path: string | null): LoanProduct | null =>
  loanProducts.find((product) => checkPathOf(product) === path) ?? null
