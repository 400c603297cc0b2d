import type { Lender } from '@marketplace/contract/lenders'
import type { ProductType } from '@marketplace/contract/products'
import type { RegulatedFigures } from './affordable-amount.ts'
import type { Band } from './applicant.ts'

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
  figures: RegulatedFigures
}

/** Whether a product is a loan without collateral to a person, which the microfinance rule binds (decisions.md 20). */
export const isUnsecuredPersonal = (product: ProductType): boolean => product === 'Personal Loans'
