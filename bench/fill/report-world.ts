/** How much is where in a filled world, as figures alone: no rows and no database. */

const DAY_MS = 86_400_000

/** Bounds of `count` values after the first of which each is rarer by Zipf's law, for width_bucket: 0 is the commonest. */
export const zipfBounds = (count: number, exponent: number): number[] => {
  const weights = Array.from({ length: count }, (_, place) => 1 / (place + 1) ** exponent)
  return boundsOf(weights)
}

/** The sums of weights up to each but the last, as shares of all. */
export const boundsOf = (weights: readonly number[]): number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  return weights.slice(0, -1).map((weight) => (sum += weight) / whole)
}

/** Sunday first. */
const OF_WEEKDAYS = [0.7, 1.1, 1.08, 1.05, 1.03, 1, 0.85]
const GROWTH_A_MONTH = 1.03
const DAYS_A_MONTH = 30.4

/** One day of the world: its date, and the first and the last number of the starts of it. */
export interface WorldDay {
  day: string
  first: number
  last: number
}

/**
 * `starts` numbered over three years that end the day before `now`: each month 3 % more than the one before, by weekdays, more on the first days of a
 * month and most on its last four.
 */
export const daysOfWorld = (starts: number, now: Date): WorldDay[] => {
  const until = Date.parse(now.toISOString().slice(0, 10))
  const count = 3 * 365 + 1
  const days = Array.from({ length: count }, (_, place) => new Date(until - (count - place) * DAY_MS))
  const weights = days.map((day, place) => {
    const inMonth = day.getUTCDate()
    const inFour = new Date(day.getTime() + 4 * DAY_MS).getUTCDate()
    const rhythm = inFour <= 4 && inMonth > 4 ? 1.3 : inMonth <= 3 ? 1.1 : 1
    return GROWTH_A_MONTH ** (place / DAYS_A_MONTH) * (OF_WEEKDAYS[day.getUTCDay()] ?? 1) * rhythm
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let [sum, last] = [0, 0]
  return days.map((day, place) => {
    sum += weights[place] ?? 0
    const first = last + 1
    last = place === count - 1 ? starts : Math.round((sum / whole) * starts)
    return { day: day.toISOString().slice(0, 10), first, last }
  })
}

/** The numbers of a month's days, one month after the other. */
export const monthsOfWorld = (days: readonly WorldDay[]): { first: number; last: number; until: string }[] =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, 7)).values()].map((own) => ({
    first: own[0]?.first ?? 1,
    last: own.at(-1)?.last ?? 0,
    until: own.at(-1)?.day ?? '',
  }))
