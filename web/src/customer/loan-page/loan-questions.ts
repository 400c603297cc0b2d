import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'

/** What people ask about every loan; each has its question and its answer in the texts of the page. */
const ofAll = ['score', 'apr', 'who', 'calls', 'mind', 'early'] as const

/** The questions of a loan's page, its own one first: `loan.q.…` and `loan.a.…`. */
export const loanQuestions = (product: LoanProduct): readonly (LoanProduct | (typeof ofAll)[number])[] => [
  product,
  ...ofAll,
]
