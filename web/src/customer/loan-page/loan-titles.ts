import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'

/** What a loan is called where people speak of it in the plural. */
export const loanTitles = {
  'Personal Loans': 'title.loan_personal',
  'Business Loans': 'title.loan_business',
  'Gold Loans': 'title.loan_gold',
  'Affordable Housing Loan': 'title.loan_home',
  'Student Loans': 'title.loan_student',
  '2-wheeler': 'title.loan_bike',
  Car: 'title.loan_car',
} as const satisfies Readonly<Record<LoanProduct, `title.${string}`>>
