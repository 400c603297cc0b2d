import type { Body } from '@marketplace/contract/platform/call'
import type { enterGoldRate } from '@marketplace/contract/reference/gold-rates'
import type { ProblemDetail } from '../../platform/http/problem.ts'
import { formatRupees } from '../../platform/money/format-rupees.ts'
import { toPaise } from '../../platform/money/paise.ts'
import { formatDay, parseDay } from '../../platform/calendar/calendar-day.ts'
import { isAveraged, lastClose } from './gold-rate-on.ts'
import type { GoldRateRow } from './gold-rates.queries.ts'

/** Gold moves less than this from one rate to the next but in a crisis: more is looked at again. */
const FAR_PERCENT = 10

/**
 * What is wrong with a rate that staff enter; null where nothing is. It is of today or of one of the thirty days before, as one of
 * an earlier day would never be used, and it is near the close before it, or confirmed. `today` is YYYY-MM-DD.
 */
export const judgeGoldRate = (
  { day, rupees_per_gram_24k, is_confirmed }: Body<typeof enterGoldRate>,
  rates: readonly GoldRateRow[],
  today: string,
): ProblemDetail | null => {
  if (day > today) return { field: 'day', key: 'gold_rate_day_ahead' }
  if (!isAveraged(day, today)) return { field: 'day', key: 'gold_rate_day_behind' }
  const before = lastClose(rates, day)
  if (before === null || is_confirmed === 1) return null
  const base = toPaise(before.rupees_per_gram_24k)
  const change = toPaise(rupees_per_gram_24k) - base
  if (Math.abs(change) * 100 <= base * FAR_PERCENT) return null
  return {
    field: 'is_confirmed',
    key: change > 0 ? 'gold_rate_far_above' : 'gold_rate_far_below',
    values: {
      percent: ((Math.abs(change) * 100) / base).toFixed(1),
      rate: formatRupees(before.rupees_per_gram_24k),
      day: formatDay(parseDay(before.day)),
    },
  }
}
