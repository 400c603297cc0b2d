import * as z from 'zod/mini'

/** How a lender states its processing fee: the same for everybody, or a highest one that a customer may stay below. */
export const feeBases = ['fixed', 'up_to'] as const
export const FeeBasis = z.enum(feeBases, { error: 'invalid_value' })
export type FeeBasis = z.output<typeof FeeBasis>

/** Whether the rate of a loan stays, or follows a benchmark. */
export const rateTypes = ['fixed', 'floating'] as const
export const RateType = z.enum(rateTypes, { error: 'invalid_value' })
export type RateType = z.output<typeof RateType>

/** What a shown APR says of the customer's own: just this, no more than it, no less than it, or about it. */
export const aprBounds = ['exact', 'at_most', 'at_least', 'about'] as const
export const AprBound = z.enum(aprBounds)
export type AprBound = z.output<typeof AprBound>

/** Why a lender may charge nothing for closing a loan early (server/src/market/pricing/prepayment-rules.ts has the sources). */
export const prepaymentFreedoms = [
  'microfinance',
  'home_floating',
  'personal_floating',
  'business_bank',
  'business_small_loan',
] as const
export const PrepaymentFreedom = z.enum(prepaymentFreedoms)
export type PrepaymentFreedom = z.output<typeof PrepaymentFreedom>
