import { offerAmountLimits, offerTenureLimits } from '@marketplace/contract/offers'

/** What a request names; what it leaves open comes from the application. */
export interface Asked {
  application: { amount: number | null; tenure_months: number | null }
  amount?: number | undefined
  tenure_months?: number | undefined
}

const DEFAULT_TENURE_MONTHS = 36
/** Where the profile names no amount. */
const DEFAULT_AMOUNT = 100_000

const within = (limits: { min: number; max: number }, value: number): number =>
  Math.max(limits.min, Math.min(value, limits.max))

/** The asked amount and tenure: of the request, else of the application, else the profile's amount over 36 months. */
export const askOf = (
  { amount, tenure_months, application }: Asked,
  seLoanAmount: number | null,
): { amount: number; tenure_months: number } => ({
  amount: within(offerAmountLimits, amount ?? application.amount ?? seLoanAmount ?? DEFAULT_AMOUNT),
  tenure_months: within(
    offerTenureLimits,
    tenure_months ?? application.tenure_months ?? DEFAULT_TENURE_MONTHS,
  ),
})
