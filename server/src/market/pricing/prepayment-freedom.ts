import type { prepaymentFreedoms } from '@marketplace/contract/loans/calculators'

/** A loan as the Pre-payment Charges Directions, 2025 look at it. Amounts in whole rupees. */
export interface PrepaidLoan {
  rate_kind: 'fixed' | 'floating'
  /** Sanctioned or renewed on or after 1 January 2026, from when the directions hold, or before. */
  sanctioned: 'from_2026' | 'before_2026'
  purpose: 'personal' | 'business'
  /** `bank`: commercial bank or upper-layer NBFC. `small`: small finance bank, regional rural bank, middle-layer NBFC. */
  lender_group: 'bank' | 'small' | 'other'
  amount: number
}

/**
 * Why a lender may charge nothing for paying early; null where it may charge what it disclosed (domain.md 5.10).
 * `businessLimit` is the amount in rupees up to which the smaller lenders too charge nothing for a business loan.
 */
export const prepaymentFreedom = (
  { rate_kind, sanctioned, purpose, lender_group, amount }: PrepaidLoan,
  businessLimit: number,
): (typeof prepaymentFreedoms)[number] | null => {
  if (rate_kind !== 'floating' || sanctioned !== 'from_2026') return null
  if (purpose === 'personal') return 'personal_floating'
  if (lender_group === 'bank') return 'business_bank'
  return lender_group === 'small' && amount <= businessLimit ? 'business_small_loan' : null
}
