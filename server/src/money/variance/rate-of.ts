import { ROUNDING } from './variance-of.ts'

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000n

/** Which percentage of what was disbursed a sum is, in hundredths of a percent, rounded; null where nothing was disbursed. */
export const hundredthsOf = (paise: number, disbursed: number): number | null => {
  if (disbursed <= 0) return null
  const [sum, whole] = [BigInt(Math.abs(paise)), BigInt(disbursed)]
  const rounded = Number((2n * sum * WHOLE + whole) / (2n * whole))
  return rounded === 0 ? 0 : paise < 0 ? -rounded : rounded
}

/** The rate in hundredths of a percent that gives this sum to the rupee; null for a sum that no such rate gives. */
export const rateOf = (paise: number, disbursed: number): number | null => {
  const rate = hundredthsOf(paise, disbursed)
  if (rate === null || rate <= 0) return null
  return Math.abs(Number(BigInt(disbursed) * BigInt(rate)) / 10_000 - paise) <= ROUNDING ? rate : null
}

/** Agreements count in twentieths of a percent. */
const STEP = 5

/** Which lines are paid by a rate: one that agreements use, or that more than one of them has. */
export const arePaidByRate = (rates: readonly (number | null)[]): boolean[] => {
  const counts = new Map<number, number>()
  for (const rate of rates) if (rate !== null) counts.set(rate, (counts.get(rate) ?? 0) + 1)
  return rates.map((rate) => rate !== null && (rate % STEP === 0 || (counts.get(rate) ?? 0) > 1))
}
