import type { OpenPrice } from './open-prices.ts'

/** Those that are stated whole: a rate that is published as "from" alone is nobody's, stands last in the published order, and counts where there is no other. */
export const statedWhole = <Row extends Pick<OpenPrice, 'rate_basis'>>(
  rows: readonly Row[],
): readonly Row[] => {
  const whole = rows.filter(({ rate_basis }) => rate_basis !== 'from')
  return whole.length > 0 ? whole : rows
}

/** The APR that a loan is said to begin at: the lowest that lenders state whole. @returns percent a year; null without a price */
export const lowestApr = (rows: readonly Pick<OpenPrice, 'apr' | 'rate_basis'>[]): number | null => {
  const counted = statedWhole(rows)
  return counted.length === 0 ? null : Math.min(...counted.map(({ apr }) => apr))
}
