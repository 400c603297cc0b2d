import type { LtvTier } from '../../reference/regulated-figures/figures.ts'
import { toPaise } from '../../platform/money/paise.ts'
import { percentThousandths } from '../../platform/money/percent-of.ts'
import { divideHalfUp } from '../../platform/money/round-half-up.ts'

/** A percentage of whole rupees, cut to the rupee. */
export const shareOf = (value: number, percent: number): number =>
  Math.floor((value * Math.round(percent * 100)) / 10_000)

/** The least whole rupees of which `percent` are `amount` or more; Infinity where none are. */
export const leastValueFor = (amount: number, percent: number): number =>
  percent <= 0 ? Infinity : Math.ceil((amount * 10_000) / Math.round(percent * 100))

/**
 * The most that the law lets be lent on a value, in whole rupees: gold (domain.md 6.6), and homes in the same way. The step goes
 * by the loan and not by the value, so it is the best of the steps: of each, its share of the value up to its own end. Where a
 * step ends, a higher value buys no more loan until the next step's lower share reaches beyond that end.
 */
export const tieredLimit = (value: number, tiers: readonly LtvTier[]): number =>
  Math.max(0, ...tiers.map(({ percent, up_to }) => Math.min(shareOf(value, percent), up_to ?? Infinity)))

/** The steps that are left for one more loan beside open ones, in whole rupees: a step goes by all of a borrower's loans together. */
export const tiersBeside = (tiers: readonly LtvTier[], open: number): readonly LtvTier[] =>
  open === 0
    ? tiers
    : tiers.map(({ percent, up_to }) => ({
        percent,
        up_to: up_to === null ? null : Math.max(0, up_to - open),
      }))

/** What is owed at the end of a loan that is repaid at once, in paise: interest of each month on the principal, half-up. */
export const owedAtEnd = (principalRupees: number, { rate, months }: Bullet): number => {
  const principal = toPaise(principalRupees)
  return principal + divideHalfUp(principal * percentThousandths(rate) * months, 1_200_000)
}

/** A loan that is repaid at once at its end: percent a year with at most three decimals, and months. */
export interface Bullet {
  rate: number
  months: number
}

/**
 * The most that may be lent where all is repaid at the end, in whole rupees: with the interest until then it is no more than
 * the law lets the gold be good for, and the step goes by that whole (domain.md 5.10 and 6.6).
 */
export const bulletLoanLimit = (value: number, tiers: readonly LtvTier[], bullet: Bullet): number => {
  const most = tieredLimit(value, tiers)
  const whole = toPaise(most)
  const nearly = Math.min(most, Math.floor(most / (1 + (bullet.rate * bullet.months) / 1200)) + 1)
  for (let amount = nearly; amount > 0; amount -= 1) if (owedAtEnd(amount, bullet) <= whole) return amount
  return 0
}

/** The least value on which `amount` may be lent; Infinity where no step goes that far. */
export const leastTieredValue = (amount: number, tiers: readonly LtvTier[]): number =>
  Math.min(
    Infinity,
    ...tiers
      .filter(({ up_to }) => amount <= (up_to ?? Infinity))
      .map(({ percent }) => leastValueFor(amount, percent)),
  )
