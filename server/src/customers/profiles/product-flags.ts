import {
  loanProducts,
  productJourneys,
  type CompletedFlag,
  type LoanProduct,
} from '@marketplace/contract/reference/product-journeys'
import type { Profile } from '@marketplace/contract/customers/profiles'
import type { ProductState } from './customer-products.queries.ts'

type ProductFlags = Pick<Profile, CompletedFlag | 'is_editing' | 'editing_products'>

const isCompleted = (states: readonly ProductState[], product: LoanProduct): boolean =>
  states.some(({ product_type, completed_at }) => product_type === product && completed_at !== null)

/**
 * What the profile says of each loan, from where its customer stands with them: the loan whose details were saved last stands
 * first, and `is_editing` is its.
 */
export const productFlags = (states: readonly ProductState[]): ProductFlags => {
  const completed = Object.fromEntries(
    loanProducts.map((product) => [productJourneys[product].completed, isCompleted(states, product) ? 1 : 0]),
  ) as Record<CompletedFlag, 0 | 1>
  const editing = states.filter((state) => state.editing === 1)
  return {
    ...completed,
    is_editing: states[0]?.editing ?? 0,
    editing_products: editing.map(({ product_type }) => product_type),
  }
}

/** The loans whose details are complete. */
export const completedLoans = (states: readonly ProductState[]): LoanProduct[] =>
  loanProducts.filter((product) => isCompleted(states, product))
