import type { DirectoryLender, Lender, PublishedTerms } from '@marketplace/contract/market/lenders'
import { isLoanProduct, productJourneys } from '@marketplace/contract/reference/product-journeys'
import type { Product } from '@marketplace/contract/reference/products'
import { nobody } from '../matching/applicant.ts'
import type { Market } from '../matching/offer-lender.ts'
import { priceOffer } from '../matching/price-offer.ts'
import { atSpecialPrice } from '../matching/special-price.ts'
import type { LenderDirectory } from './lender-directory.ts'

/** The lowest and the highest rate that a lender publishes, as loan-ranges.ts counts them; null is an end that it leaves open. */
const statedEnds = (lender: Lender): readonly [low: number | null, high: number | null] => {
  const { rate_min, rate_max, representative_rate, rate_from_only } = lender
  if (rate_from_only === 1) return [rate_min, null]
  const rates = [rate_min, rate_max, representative_rate].filter((rate) => rate !== null)
  // With a highest rate alone nothing is said of the lowest.
  const isLowOpen = rate_min === null && representative_rate === null
  return rates.length === 0 ? [null, null] : [isLowOpen ? null : Math.min(...rates), Math.max(...rates)]
}

/** What a lender publishes of its loan on the day, priced by the rule that prices every offer; null where its figures give no loan. */
export const publishedTerms = (lender: Lender, market: Market, today: string): PublishedTerms | null => {
  const { product_type } = lender
  if (!isLoanProduct(product_type)) return null
  const { amount, tenure_months } = productJourneys[product_type].first_ask
  const onDay = atSpecialPrice(lender, today)
  const priceAt = (rate: number | null) => {
    if (rate === null) return null
    const priced = priceOffer(
      { ...onDay, representative_rate: rate, rate_from_only: 0 },
      nobody(amount, tenure_months),
      market,
      null,
    )
    return 'offer' in priced ? priced.offer : null
  }
  const [low, high] = statedEnds(onDay)
  const [cheapest, dearest] = [priceAt(low), priceAt(high)]
  const priced = cheapest ?? dearest
  if (priced === null) return null
  return {
    amount_min: onDay.amount_min,
    amount_max: onDay.amount_max,
    tenure_min_months: onDay.tenure_min_months,
    tenure_max_months: onDay.tenure_max_months,
    apr_min: cheapest?.apr ?? null,
    apr_max: dearest?.apr ?? null,
    amount: priced.amount,
    tenure_months: priced.tenure_months,
  }
}

/** The lenders of a brand from A to Z, each with what it publishes on the day. */
export const publishedLenders = (
  directory: Pick<LenderDirectory, 'find' | 'indexOf' | 'publicLendersOf'>,
  brand_id: number,
  products: readonly Product[],
  today: string,
): DirectoryLender[] =>
  directory.publicLendersOf(brand_id, products).map((lender) => {
    const whole = directory.find(lender.lender_id)
    const { market } = directory.indexOf(brand_id, lender.product_type, today)
    return { ...lender, terms: whole === null ? null : publishedTerms(whole, market, today) }
  })
