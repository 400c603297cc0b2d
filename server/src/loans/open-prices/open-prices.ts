import { isBank } from '@marketplace/contract/market/lender-kinds'
import { lowestApr, statedWhole } from '@marketplace/contract/market/lowest-apr'
import { FIRST_PRICES, type OpenPrice, type OpenPrices } from '@marketplace/contract/market/open-prices'
import {
  isLoanProduct,
  loanLimitsOf,
  productJourneys,
} from '@marketplace/contract/reference/product-journeys'
import type { Product } from '@marketplace/contract/reference/products'
import type { LenderDirectory } from '../../market/lenders/lender-directory.ts'
import type { Offer } from '@marketplace/contract/market/offers'
import { nobody } from '../../market/matching/applicant.ts'
import { buildOffers } from '../../market/matching/build-offers.ts'
import type { LenderIndex } from '../../market/matching/compile-lenders.ts'
import { tenureChoices } from '@marketplace/contract/market/tenure-choices'

const priceOf = (offer: Offer): OpenPrice => ({
  lender_id: offer.lender_id,
  lender_name: offer.lender_name,
  lender_kind: offer.lender_kind,
  rate: offer.rate,
  rate_basis: offer.rate_basis,
  fee_basis: offer.fee_basis,
  apr: offer.apr,
  apr_bound: offer.apr_bound,
  emi: offer.emi,
  processing_fee: offer.processing_fee,
  total_cost: offer.total_cost,
  penal_charges: offer.penal_charges,
  penal_charges_hi: offer.penal_charges_hi,
})

/** The stated figures of every lender that lends this amount over this time, in the published order; `limit` of them as rows. */
export const openPrices = (
  index: LenderIndex,
  { amount, tenure_months }: { amount: number; tenure_months: number },
  today: string,
  limit: number = FIRST_PRICES,
): OpenPrices => {
  const { matched, as_on } = buildOffers({
    index,
    applicant: nobody(amount, tenure_months),
    answers: new Map(),
    applied_lender_ids: new Set(),
    today,
    language: 'en',
  })
  const { product_type } = index.market
  const limits = loanLimitsOf(product_type)
  const first = isLoanProduct(product_type)
    ? productJourneys[product_type].first_ask.tenure_months
    : tenure_months
  const asked = matched.filter((offer) => offer.amount === amount && offer.tenure_months === tenure_months)
  return {
    product_type,
    amount,
    tenure_months,
    as_on,
    amount_min: limits.amount.min,
    amount_max: limits.amount.max,
    tenure_choices: tenureChoices(limits.tenure, first),
    costs: statedWhole(asked)
      .map((offer) => Math.round(offer.total_cost - amount))
      .toSorted((a, b) => a - b),
    questions: isLoanProduct(product_type) ? productJourneys[product_type].check_answers : 0,
    lowest_apr: lowestApr(asked),
    counts: {
      bank: asked.filter(({ lender_kind }) => isBank(lender_kind)).length,
      nbfc: asked.filter(({ lender_kind }) => !isBank(lender_kind)).length,
      no_fee: asked.filter(({ processing_fee }) => processing_fee === 0).length,
    },
    rows: asked.slice(0, limit).map(priceOf),
  }
}

/** What a brand's start shows before anybody has asked: its first loan that lenders lend; null where it has none. */
export const firstPricesOf = (
  directory: Pick<LenderDirectory, 'indexOf'>,
  brand_id: number,
  products: readonly Product[],
  today: string,
): OpenPrices | null => {
  for (const { product_type } of products) {
    if (!isLoanProduct(product_type)) continue
    const prices = openPrices(
      directory.indexOf(brand_id, product_type, today),
      productJourneys[product_type].first_ask,
      today,
    )
    if (prices.rows.length > 0) return prices
  }
  return null
}
