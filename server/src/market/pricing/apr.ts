/** The payments of a loan, all in one unit: what reached the borrower, the level instalment and, where it differs, the last. */
export interface CashFlows {
  net: number
  emi: number
  last: number
  months: number
}

const TOLERANCE = 1e-12
const MAX_STEPS = 50
/** Percent a year below which a start says too little about the slope. */
const LEAST_START = 0.01

/**
 * The annual percentage rate by the method of the RBI's key-facts statement: 12 × the monthly rate at which the payments are
 * worth what was received, nominal, in percent (domain.md 6.3; RBI/2024-25/18, Annex B). Unrounded. Throws RangeError
 * where nothing reaches the borrower or less is paid back than was received.
 *
 * The worth of the payments is convex and falling in the rate, so Newton's steps climb to the root from any start below it
 * and fall below it from any start above. `nearPercent` is where to start: the nominal rate, which charges can only raise.
 */
export const apr = ({ net, emi, last, months }: CashFlows, nearPercent: number): number => {
  const excess = emi * (months - 1) + last - net
  if (!(net > 0) || !(excess >= 0)) throw new RangeError(`no rate for net ${net}, paid back ${net + excess}`)
  if (excess === 0) return 0
  let rate = nearPercent > LEAST_START ? nearPercent / 1200 : (2 * excess) / (net * (months + 1))
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const growth = Math.log1p(rate)
    const discount = Math.exp(-months * growth)
    const factor = -Math.expm1(-months * growth) / rate
    const worth = emi * factor + (last - emi) * discount
    const slope =
      (emi * ((months * discount) / (1 + rate) - factor)) / rate -
      ((last - emi) * months * discount) / (1 + rate)
    const next = Math.max(rate / 8, rate - (worth - net) / slope)
    if (Math.abs(next - rate) <= TOLERANCE) return next * 1200
    rate = next
  }
  return rate * 1200
}
