import type { GoldRate } from './gold-rates.queries.ts'

/** The rate that a day (YYYY-MM-DD) goes by: the latest one that is not after it; null where none is. */
export const goldRateOn = (rates: readonly GoldRate[], day: string): GoldRate | null =>
  rates.reduce<GoldRate | null>(
    (latest, rate) => (rate.day <= day && (latest === null || rate.day > latest.day) ? rate : latest),
    null,
  )
