import type { Lender } from '@marketplace/contract/market/lenders'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { GoldRate } from '@marketplace/contract/reference/gold-rates'
import type { RegulatedFigures } from '../../reference/regulated-figures/figures.ts'
import type { Applicant, Band } from './applicant.ts'
import { tiersBeside } from '../pricing/ltv-tiers.ts'
import type { SecurityTerms } from '../pricing/security-cap.ts'

/**
 * What offers may read of a lender. Left out on purpose: `priority`, `lender_group_ids`, `utm_link`, `apr_min` and
 * `apr_max`, and with them everything that leads to what a lender pays us.
 */
export type OfferLender = Omit<
  Lender,
  | 'slug'
  | 'name'
  | 'priority'
  | 'lender_group_ids'
  | 'utm_link'
  | 'apr_min'
  | 'apr_max'
  | 'autosubmission'
  | 'modelled_on'
  | 'loan_amount_upto'
  | 'tenure'
  | 'interest_rate'
  | 'processing_fees'
  | 'registration_number'
  | 'website'
  | 'lsp_role'
>

/** The market that an applicant stands in: one product of one brand, with the bands and figures in force. */
export interface Market {
  product_type: ProductType
  /** Lenders that are off for the brand. */
  off_lender_ids: ReadonlySet<number>
  /** Bands of ticketClass, in rupees. */
  ticket_bands: readonly Band[]
  /** Bands of creditScoreClass, in points. */
  score_bands: readonly Band[]
  /** Bands of businessCurrentTurnover, in rupees a year. */
  turnover_bands: readonly Band[]
  /** Bands of businessYears. */
  business_years_bands: readonly Band[]
  figures: RegulatedFigures
  /** What gold is valued at on the day; null where no rate is known. */
  gold_rate: GoldRate | null
}

/** What a lender and the law lend on the market's security to somebody with such gold loans elsewhere. */
export const securityTermsOf = (
  lender: Pick<OfferLender, 'max_ltv_percent'>,
  market: Pick<Market, 'product_type' | 'figures'>,
  { open_gold_loans }: Pick<Applicant, 'open_gold_loans'>,
): SecurityTerms => {
  const kind = securityKindOf(market.product_type)
  const { gold_tiers, home_tiers } = market.figures
  const law = { gold: tiersBeside(gold_tiers, open_gold_loans), property: home_tiers, vehicle: null }
  return { kind, max_ltv_percent: lender.max_ltv_percent, law: kind === null ? null : law[kind] }
}

/**
 * The most that a lender's ticket class lets it lend, in whole rupees: a bound of the amount like `amount_max`, so that both
 * treat a customer alike; Infinity where the class is open or none is stated.
 */
export const ticketCap = (
  lender: Pick<OfferLender, 'ticket_class'>,
  { ticket_bands }: Pick<Market, 'ticket_bands'>,
): number => ticket_bands.find(({ option_id }) => option_id === lender.ticket_class)?.band_max ?? Infinity
