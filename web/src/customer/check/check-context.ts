import { createContext, use } from 'react'
import type { Option } from '@marketplace/contract/reference/option-sets'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { Check } from './use-check.ts'

/** What every question of the page works with. */
export interface CheckContextValue {
  product: LoanProduct
  check: Check
  options: Readonly<Record<string, readonly Option[]>>
  /** The time of the first ask, in months. */
  firstTime: number
}

export const CheckContext = createContext<CheckContextValue | null>(null)

export const useCheckContext = (): CheckContextValue => {
  const context = use(CheckContext)
  if (context === null) throw new Error('a question stands outside the page of questions')
  return context
}
