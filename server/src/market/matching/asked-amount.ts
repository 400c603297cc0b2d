import { journeyOf, loanLimitsOf } from '@marketplace/contract/reference/product-journeys'
import type { Limits } from '@marketplace/contract/reference/product-record'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { ProblemDetail } from '../../platform/http/problem.ts'
import { formatRupees } from '../../platform/money/format-rupees.ts'
import { tiersBeside, tieredLimit } from '../pricing/ltv-tiers.ts'
import type { Market } from './offer-lender.ts'
import { securityValue, type SecurityFacts } from '../pricing/security-cap.ts'

/** What a request names; what it leaves open comes from the application. */
export interface Asked {
  application: { amount: number | null; tenure_months: number | null }
  amount?: number | undefined
  tenure_months?: number | undefined
}

/** What a customer told that an amount can be read from, in whole rupees. */
export interface ToldAmounts extends SecurityFacts {
  open_gold_loans: number | null
  se_loan_amount: number | null
  down_payment: number | null
}

const DEFAULT_TENURE_MONTHS = 36
/** Where the profile names no amount. */
const DEFAULT_AMOUNT = 100_000

const isWithin = ({ min, max }: Limits, value: number): boolean => value >= min && value <= max
const within = ({ min, max }: Limits, value: number): number => Math.max(min, Math.min(value, max))

/**
 * The amount that the profile asks for; null where it names none. Of a vehicle, what the down payment leaves of its price; for
 * gold without an amount, as much as the law lets it be good for.
 */
const profileAmount = (
  told: ToldAmounts,
  market: Pick<Market, 'product_type' | 'gold_rate' | 'figures'>,
): number | null => {
  const way = journeyOf(market.product_type)?.asks_amount
  if (way === 'price_less_down_payment' && told.vehicle_price !== null)
    return told.vehicle_price - (told.down_payment ?? 0)
  if (way !== 'optional' || told.se_loan_amount !== null) return told.se_loan_amount
  const value = securityValue(told, market)
  return value === null
    ? null
    : tieredLimit(value, tiersBeside(market.figures.gold_tiers, told.open_gold_loans ?? 0))
}

/** The asked amount and tenure, within the product's bounds: of the request, else of the application, else of the profile. */
export const askOf = (
  { amount, tenure_months, application }: Asked,
  told: ToldAmounts,
  market: Pick<Market, 'product_type' | 'gold_rate' | 'figures'>,
): { amount: number; tenure_months: number } => {
  const limits = loanLimitsOf(market.product_type)
  const usual = journeyOf(market.product_type)?.default_tenure_months ?? DEFAULT_TENURE_MONTHS
  return {
    amount: within(
      limits.amount,
      amount ?? application.amount ?? profileAmount(told, market) ?? DEFAULT_AMOUNT,
    ),
    tenure_months: within(limits.tenure, tenure_months ?? application.tenure_months ?? usual),
  }
}

const tell = ({ min, max }: Limits, words: (value: number) => string) => ({
  min: words(min),
  max: words(max),
})

/** What is wrong with an amount and a tenure that a customer asks for of a product; nothing where both are within its bounds. */
export const askProblems = (
  product: ProductType,
  ask: { amount?: number | undefined; tenure_months?: number | undefined },
): ProblemDetail[] => {
  const { amount, tenure } = loanLimitsOf(product)
  const problems: ProblemDetail[] = []
  if (ask.amount !== undefined && !isWithin(amount, ask.amount)) {
    problems.push({ field: 'amount', key: 'amount_out_of_range', values: tell(amount, formatRupees) })
  }
  if (ask.tenure_months !== undefined && !isWithin(tenure, ask.tenure_months)) {
    problems.push({ field: 'tenure_months', key: 'tenure_out_of_range', values: tell(tenure, String) })
  }
  return problems
}
