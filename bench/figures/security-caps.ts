import { securityCap } from '../../server/src/market/pricing/security-cap.ts'
import { buildMarket } from '../../server/src/market/matching/example-market.ts'
import { securityTermsOf } from '../../server/src/market/matching/offer-lender.ts'
import { compare, decimal, dividedBy, times, whole } from './exact.ts'
import type { Family } from './family.ts'

/** Percent of the value by the whole that is lent: RBI on homes (8 October 2015) and on gold (Directions of 2025). */
const homeShare = (loan: number): number => (loan <= 3_000_000 ? 90 : loan <= 7_500_000 ? 80 : 75)
const goldShare = (loan: number): number => (loan <= 250_000 ? 85 : loan <= 500_000 ? 80 : 75)

/** The most that is lent is lawful, and no larger amount is: a rupee more, and some up to the value. */
export const securityCaps: Family = ({ whole: draw, pick, maybe }, isFaulty) => {
  const product = pick(['Gold Loans', 'Affordable Housing Loan'] as const)
  const isGold = product === 'Gold Loans'
  const value = draw(0, pick([500_000, 1_000_000, 12_000_000]))
  const max_ltv_percent = maybe(0.6, () => draw(4_000, 10_000) / 100)
  const open = isGold ? (maybe(0.4, () => draw(1, 600_000)) ?? 0) : 0
  const share = (loan: number): number => {
    const byLaw = isGold ? goldShare(loan + open) : homeShare(isFaulty ? loan - 1 : loan)
    return Math.min(byLaw, max_ltv_percent ?? 100)
  }
  const isLawful = (loan: number): boolean =>
    compare(whole(loan), times(whole(value), dividedBy(decimal(share(loan)), whole(100)))) <= 0

  const market = buildMarket({ product_type: product })
  const terms = securityTermsOf({ max_ltv_percent }, market, { open_gold_loans: open })
  const cap = securityCap(value, terms) ?? Number.NaN
  const larger = [cap + 1, draw(cap + 1, Math.max(cap + 1, value)), 250_001 - open, 3_000_001, 7_500_001]
  const wrong = [
    ...(cap === 0 || isLawful(cap) ? [] : [cap]),
    ...larger.filter((loan) => loan > cap && isLawful(loan)),
  ]
  return wrong.length === 0
    ? null
    : `${product} worth ${value}, lender ${max_ltv_percent}, open ${open}: cap ${cap}, but ${wrong.join()}`
}
