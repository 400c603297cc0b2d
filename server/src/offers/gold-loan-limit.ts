/** A step of the law's loan to value for gold: `percent` of the value for loans up to `up_to` whole rupees; null is the last. */
export interface GoldTier {
  percent: number
  up_to: number | null
}

/** A percentage of whole rupees, cut to the rupee. */
export const shareOf = (value: number, percent: number): number =>
  Math.floor((value * Math.round(percent * 100)) / 10_000)

/** The least whole rupees of which `percent` are `amount` or more; Infinity where none are. */
export const leastValueFor = (amount: number, percent: number): number =>
  percent <= 0 ? Infinity : Math.ceil((amount * 10_000) / Math.round(percent * 100))

/**
 * The most that may be lent on gold of a value, in whole rupees (domain.md 6.6). The step goes by the loan and not by the value,
 * so it is the best of the steps: of each, its share of the value up to its own end. Where a step ends, more gold buys no more
 * loan until the next step's lower share reaches beyond that end.
 */
export const goldLoanLimit = (value: number, tiers: readonly GoldTier[]): number =>
  Math.max(0, ...tiers.map(({ percent, up_to }) => Math.min(shareOf(value, percent), up_to ?? Infinity)))

/** The least value of gold on which `amount` may be lent; Infinity where no step goes that far. */
export const leastGoldFor = (amount: number, tiers: readonly GoldTier[]): number =>
  Math.min(
    Infinity,
    ...tiers
      .filter(({ up_to }) => amount <= (up_to ?? Infinity))
      .map(({ percent }) => leastValueFor(amount, percent)),
  )
