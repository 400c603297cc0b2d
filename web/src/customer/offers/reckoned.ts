import type { LoanProduct } from '@marketplace/contract/product-journeys'

/** Where the figures of a loan are reckoned otherwise than it is often paid out or repaid, the words that say so. */
export const reckonedOf = (product: LoanProduct) => {
  switch (product) {
    case 'Affordable Housing Loan':
      return { disbursal: 'key_facts.disbursal_home', commencement: 'key_facts.commencement_value' } as const
    case 'Student Loans':
      return {
        disbursal: 'key_facts.disbursal_course',
        commencement: 'key_facts.commencement_course',
      } as const
    default:
      return { disbursal: 'key_facts.disbursal_value', commencement: 'key_facts.commencement_value' } as const
  }
}
