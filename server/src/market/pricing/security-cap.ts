import type { GoldRate } from '@marketplace/contract/reference/gold-rates'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import type { SecurityKind } from '@marketplace/contract/reference/product-record'
import type { ProductType } from '@marketplace/contract/reference/products'
import { tieredLimit, leastTieredValue, leastValueFor, shareOf } from './ltv-tiers.ts'
import type { LtvTier } from '../../reference/regulated-figures/figures.ts'
import { goldValue } from './gold-value.ts'

/** What a customer told of it; money in whole rupees. */
export interface SecurityFacts {
  gold_weight_grams: number | null
  gold_purity: number | null
  gold_coin_grams: number | null
  property_value: number | null
  vehicle_price: number | null
}

/** Coins beyond this are no security (RBI (Lending Against Gold and Silver Collateral) Directions, 2025; domain.md 5.10). */
const MOST_COIN_GRAMS = 50

/** The grams that count of a weight with so many of them in coins; both have at most two decimals. */
const countedGrams = (grams: number, coins: number): number =>
  Math.round((grams - Math.max(0, Math.min(coins, grams) - MOST_COIN_GRAMS)) * 100) / 100

/** What the security is worth in whole rupees; null where it is not told, there is none, or no rate of gold is known. */
export const securityValue = (
  facts: SecurityFacts,
  market: { product_type: ProductType; gold_rate: GoldRate | null },
): number | null => {
  switch (securityKindOf(market.product_type)) {
    case 'gold': {
      const { gold_weight_grams: weight, gold_purity: purity } = facts
      const grams = weight === null ? null : countedGrams(weight, facts.gold_coin_grams ?? 0)
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

/** What a lender lends on a value, and what the law lets be lent on it; `law` is null where the law sets no steps. */
export interface SecurityTerms {
  kind: SecurityKind | null
  max_ltv_percent: number | null
  law: readonly LtvTier[] | null
}

/** The share of a lender that states none: nobody lends more on a thing than it is worth. */
const WHOLE_PERCENT = 100

/** The most that may be lent on a security of `value`, in whole rupees; null where its value has no say or is not told. */
export const securityCap = (value: number | null, terms: SecurityTerms): number | null => {
  if (value === null || terms.kind === null) return null
  const { max_ltv_percent, law } = terms
  const byLender = shareOf(value, max_ltv_percent ?? WHOLE_PERCENT)
  return law === null ? byLender : Math.min(byLender, tieredLimit(value, law))
}

/** The least value on which `amount` is lent; 0 where the value has no say, Infinity where none suffices. */
export const leastSecurityFor = (amount: number, terms: SecurityTerms): number => {
  if (terms.kind === null) return 0
  const { max_ltv_percent, law } = terms
  const byLender = leastValueFor(amount, max_ltv_percent ?? WHOLE_PERCENT)
  return law === null ? byLender : Math.max(byLender, leastTieredValue(amount, law))
}
