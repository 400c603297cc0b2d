import type { LendersAt } from '@marketplace/contract/loans/calculators'
import { askSearch } from '@marketplace/contract/loans/ask-in-search'
import {
  isLoanProduct,
  loanLimitsOf,
  productJourneys,
} from '@marketplace/contract/reference/product-journeys'
import type { Product } from '@marketplace/contract/reference/products'
import type { LenderDirectory } from '../../market/lenders/lender-directory.ts'
import { openPrices } from '../open-prices/open-prices.ts'

/** What came out of a calculator; without an EMI every lender of the amount counts. Whole rupees and months. */
export interface LoanAsk {
  amount: number
  tenure_months: number
  emi: number | null
}

interface Where {
  directory: Pick<LenderDirectory, 'indexOf'>
  brand_id: number
  /** In the order of the brand: the first loan that has such an amount and time, and lenders for it, is the one. */
  products: readonly Product[]
  today: string
}

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max

/** Who lends it, by what is published today; undefined where nobody does. */
export const lendersAt = (
  { amount, tenure_months, emi }: LoanAsk,
  { directory, brand_id, products, today }: Where,
): LendersAt | undefined => {
  for (const { product_type } of products) {
    if (!isLoanProduct(product_type)) continue
    const limits = loanLimitsOf(product_type)
    if (!isWithin(amount, limits.amount) || !isWithin(tenure_months, limits.tenure)) continue
    const index = directory.indexOf(brand_id, product_type, today)
    const { rows } = openPrices(index, { amount, tenure_months }, today, Infinity)
    if (rows.length === 0) continue
    return {
      product_type,
      amount,
      tenure_months,
      address: `${productJourneys[product_type].address}?${askSearch({ amount, tenure: tenure_months })}`,
      all: rows.length,
      at_most: emi === null ? rows.length : rows.filter((row) => row.emi <= emi).length,
    }
  }
  return undefined
}
