/** What a loan costs beyond itself: interest and what is charged upfront, in rupees. */
export const costOf = (totalCost: number, amount: number): number => Math.round(totalCost - amount)

const STEP = 10_000

/** The end of the one scale of a page's costs: the dearest of them, rounded up to ₹10,000. */
export const costScale = (costs: readonly number[]): number =>
  Math.max(STEP, Math.ceil(Math.max(...costs) / STEP) * STEP)
