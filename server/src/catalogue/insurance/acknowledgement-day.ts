/** Working days within which a complaint about insurance is acknowledged (IRDAI web aggregators; domain.md 5.5). */
const WORKING_DAYS = 5
const DAY_MS = 86_400_000

/**
 * The last day by which a complaint made on `today` is acknowledged. Saturdays and Sundays do not count; a public holiday does,
 * so that the day told is never later than the one owed. Days as YYYY-MM-DD.
 */
export const acknowledgementDay = (today: string): string => {
  let time = Date.parse(`${today}T00:00:00Z`)
  let left = WORKING_DAYS
  while (left > 0) {
    time += DAY_MS
    const weekday = new Date(time).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(time).toISOString().slice(0, 10)
}
