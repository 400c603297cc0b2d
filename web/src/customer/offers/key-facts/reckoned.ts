import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'

const usual = {
  disbursal: 'key_facts.disbursal_value',
  commencement: 'key_facts.commencement_value',
} as const

const home = { ...usual, disbursal: 'key_facts.disbursal_home' } as const

const course = {
  disbursal: 'key_facts.disbursal_course',
  commencement: 'key_facts.commencement_course',
} as const

/** The words for how a loan is reckoned to be paid out and repaid: they say so where lenders often do it otherwise. */
export const reckonedOf = (product: LoanProduct): typeof usual | typeof home | typeof course => {
  if (product === 'Affordable Housing Loan') return home
  return product === 'Student Loans' ? course : usual
}
