import type { GoldRate } from '@marketplace/contract/reference/gold-rates'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import type { SecurityKind } from '@marketplace/contract/reference/product-record'
import type { ProductType } from '@marketplace/contract/reference/products'
import { goldLoanLimit, leastGoldFor, leastValueFor, shareOf } from './gold-loan-limit.ts'
import type { GoldTier } from '../../reference/regulated-figures/figures.ts'
import { goldValue } from './gold-value.ts'

/** What a customer told of it; money in whole rupees. */
export interface SecurityFacts {
  gold_weight_grams: number | null
  gold_purity: number | null
  property_value: number | null
  vehicle_price: number | null
}

/** What the security is worth in whole rupees; null where it is not told, there is none, or no rate of gold is known. */
export const securityValue = (
  facts: SecurityFacts,
  market: { product_type: ProductType; gold_rate: GoldRate | null },
): number | null => {
  switch (securityKindOf(market.product_type)) {
    case 'gold': {
      const { gold_weight_grams: grams, gold_purity: purity } = facts
      return grams === null || purity === null || market.gold_rate === null
        ? null
        : goldValue(grams, purity, market.gold_rate.rupees_per_gram_24k)
    }
    case 'property':
      return facts.property_value
    case 'vehicle':
      return facts.vehicle_price
    case null:
      break
  }
  return null
}

/** What a lender, and for gold the law, lend on a value. */
export interface SecurityTerms {
  kind: SecurityKind | null
  max_ltv_percent: number | null
  gold_tiers: readonly GoldTier[]
}

/** Whether the value of the security has a say in a loan on these terms. */
export const isCappedBySecurity = ({ kind }: SecurityTerms): boolean => kind !== null

/** The share of a lender that states none: nobody lends more on a thing than it is worth. */
const WHOLE_PERCENT = 100

/** The most that may be lent on a security of `value`, in whole rupees; null where its value has no say or is not told. */
export const securityCap = (value: number | null, terms: SecurityTerms): number | null => {
  if (value === null || !isCappedBySecurity(terms)) return null
  const { kind, max_ltv_percent, gold_tiers } = terms
  const byLender = shareOf(value, max_ltv_percent ?? WHOLE_PERCENT)
  return kind === 'gold' ? Math.min(byLender, goldLoanLimit(value, gold_tiers)) : byLender
}

/** The least value on which `amount` is lent; 0 where the value has no say, Infinity where none suffices. */
export const leastSecurityFor = (amount: number, terms: SecurityTerms): number => {
  if (!isCappedBySecurity(terms)) return 0
  const { kind, max_ltv_percent, gold_tiers } = terms
  const byLender = leastValueFor(amount, max_ltv_percent ?? WHOLE_PERCENT)
  return kind === 'gold' ? Math.max(byLender, leastGoldFor(amount, gold_tiers)) : byLender
}
