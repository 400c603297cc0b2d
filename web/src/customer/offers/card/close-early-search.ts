import type { KeyFacts } from '@marketplace/contract/market/offers'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { LenderKind } from '@marketplace/contract/market/lender-kinds'
import { isForBusiness, securityKindOf } from '@marketplace/contract/reference/product-traits'

/** The groups that the calculator asks of business loans, by the kind of lender. */
const groupOf: Readonly<Record<LenderKind, 'bank' | 'small' | 'other'>> = {
  bank: 'bank',
  nbfc_upper_layer: 'bank',
  small_finance_bank: 'small',
  regional_rural_bank: 'small',
  nbfc_middle_layer: 'small',
  housing_finance_company: 'small',
  cooperative_bank: 'other',
  nbfc: 'other',
  microfinance_institution: 'other',
}

const purposeOf = (
  product: LoanProduct,
  kind: LenderKind,
  because: KeyFacts['foreclosure_free_because'],
): Record<string, string> => {
  if (isForBusiness(product)) return { purpose: 'business', borrower: 'mse', lender_group: groupOf[kind] }
  if (securityKindOf(product) === 'property') return { purpose: 'home' }
  return because === 'microfinance' ? { purpose: 'microfinance' } : {}
}

/**
 * The address of the calculator with a loan in it, half-way through: the lender's charge where it is known, and what decides
 * whether it may be taken: the type of the rate, what the loan is for, and for a business who lends.
 */
export const closeEarlySearch = (
  {
    amount,
    rate,
    tenure_months: months,
    foreclosure_percent: charge,
    foreclosure_free_because: because,
    rate_type,
    lender_kind,
  }: Pick<
    KeyFacts,
    | 'amount'
    | 'rate'
    | 'tenure_months'
    | 'foreclosure_percent'
    | 'foreclosure_free_because'
    | 'rate_type'
    | 'lender_kind'
  >,
  product: LoanProduct,
): string =>
  new URLSearchParams({
    amount: String(amount),
    rate: String(rate),
    months: String(months),
    paid: String(Math.floor(months / 2)),
    ...(charge !== null && { charge_percent: String(charge) }),
    ...(rate_type !== null && { rate_kind: rate_type }),
    ...purposeOf(product, lender_kind, because),
  }).toString()
