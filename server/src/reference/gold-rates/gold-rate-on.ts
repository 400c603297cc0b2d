import type { GoldRate } from '@marketplace/contract/reference/gold-rates'
import type { GoldRateRow } from './gold-rates.queries.ts'

/** A weekend between two holidays has no rate of its own; what is older than that was forgotten. */
const OLD_AFTER_DAYS = 4
const DAY_MS = 86_400_000

/** The rate that a day (YYYY-MM-DD) goes by: the latest one that is not after it; null where none is. */
export const goldRateOn = (rates: readonly GoldRateRow[], day: string): GoldRate | null => {
  const latest = rates.reduce<GoldRateRow | null>(
    (found, rate) => (rate.day <= day && (found === null || rate.day > found.day) ? rate : found),
    null,
  )
  if (latest === null) return null
  const days = (Date.parse(day) - Date.parse(latest.day)) / DAY_MS
  return { ...latest, is_old: days > OLD_AFTER_DAYS ? 1 : 0 }
}
