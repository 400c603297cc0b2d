import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { LoanRecord } from '@marketplace/contract/reference/product-record'

const atOnce = {
  disbursal: 'key_facts.disbursal_value',
  commencement: 'key_facts.commencement_value',
} as const

const reckoned = {
  at_once: atOnce,
  building: { ...atOnce, disbursal: 'key_facts.disbursal_home' },
  course: { disbursal: 'key_facts.disbursal_course', commencement: 'key_facts.commencement_course' },
} as const satisfies Record<LoanRecord['paid_out'], object>

/** The words for how a loan is reckoned to be paid out and repaid: they say so where lenders often do it otherwise. */
export const reckonedOf = (product: LoanProduct): (typeof reckoned)[LoanRecord['paid_out']] =>
  reckoned[productJourneys[product].paid_out]
