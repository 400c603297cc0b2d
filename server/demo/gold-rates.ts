/** A row of table `gold_rate`: the close of a day. An example, no market's rate. */
interface DemoGoldRate {
  day: string
  rupees_per_gram_24k: number
  source: 'example'
}

const DAY_MS = 86_400_000
/** As many days as the average goes back, and today's. */
const DAYS = 31
/** What the last close is, and by how much gold fell each working day until then. */
const LAST = 12_480
const FALL = 15

const isWorkingDay = (date: Date): boolean => date.getUTCDay() % 6 !== 0

/**
 * The closes of the month before the day on which a demo begins, Monday to Friday, so that nothing is old and no day is missing; then
 * staff enter those of later days.
 */
export const demoGoldRatesUntil = (day: string): DemoGoldRate[] =>
  Array.from({ length: DAYS }, (_, ago) => new Date(Date.parse(day) - ago * DAY_MS))
    .filter((date) => isWorkingDay(date))
    .map((date, place) => ({
      day: date.toISOString().slice(0, 10),
      rupees_per_gram_24k: LAST + place * FALL,
      source: 'example',
    }))
