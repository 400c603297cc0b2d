import type { OpenPrice } from './open-prices.ts'

/**
 * The APR that a loan is said to begin at: the lowest that lenders state whole. A rate that is published as "from" alone is nobody's, stands
 * last in the published order, and counts where there is no other. @returns percent a year; null without a price
 */
export const lowestApr = (rows: readonly Pick<OpenPrice, 'apr' | 'rate_basis'>[]): number | null => {
  const whole = rows.filter(({ rate_basis }) => rate_basis !== 'from')
  const counted = whole.length > 0 ? whole : rows
  return counted.length === 0 ? null : Math.min(...counted.map(({ apr }) => apr))
}
