import type { LoanProduct } from '../reference/product-journeys.ts'

/** What is asked about where nobody has said anything yet, in rupees and months. */
export const firstAsk: Readonly<Record<LoanProduct, { amount: number; tenure_months: number }>> = {
  'Personal Loans': { amount: 200_000, tenure_months: 36 },
  'Business Loans': { amount: 500_000, tenure_months: 36 },
  'Gold Loans': { amount: 100_000, tenure_months: 12 },
  'Affordable Housing Loan': { amount: 1_500_000, tenure_months: 180 },
  'Student Loans': { amount: 500_000, tenure_months: 84 },
  '2-wheeler': { amount: 80_000, tenure_months: 24 },
  Car: { amount: 600_000, tenure_months: 60 },
}
