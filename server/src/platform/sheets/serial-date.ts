const DAY_SECONDS = 86_400
const DAY_MS = 86_400_000
const FIRST_DAY = { 1900: Date.UTC(1899, 11, 31), 1904: Date.UTC(1904, 0, 1) } as const
/** 31 December 9999, the last day that Excel shows. */
const LAST_MS = Date.UTC(9999, 11, 31)
/** 29 February 1900, a day that Excel counts and the calendar has not (ECMA-376, part 1, 18.17.4.1). */
const NO_DAY = 60

const two = (value: number): string => String(value).padStart(2, '0')

const timeOf = (seconds: number): string =>
  `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

/**
 * The day, and the time where it is not midnight, of a serial number: YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss, to the second.
 * Null for what is no day: below 1 in the 1900 system (a time alone), below 0 in the other, after the year 9999.
 */
export const serialDate = (serial: number, epoch: 1900 | 1904): string | null => {
  if (!Number.isFinite(serial)) return null
  const seconds = Math.round(serial * DAY_SECONDS)
  const days = Math.floor(seconds / DAY_SECONDS)
  if (days < (epoch === 1900 ? 1 : 0)) return null
  const time = seconds - days * DAY_SECONDS
  const tail = time === 0 ? '' : `T${timeOf(time)}`
  if (epoch === 1900 && days === NO_DAY) return `1900-02-29${tail}`
  const counted = epoch === 1900 && days > NO_DAY ? days - 1 : days
  const at = FIRST_DAY[epoch] + counted * DAY_MS
  return at > LAST_MS ? null : `${new Date(at).toISOString().slice(0, 10)}${tail}`
}

/** The first of the days that Excel and the calendar count alike. */
const FIRST_ALIKE = NO_DAY + 1

/** Midnight of a day of the calendar, `YYYY-MM-DD`; null for what is none, as 30 February, which would be read as one of March. */
const midnightOf = (day: string): number | null => {
  const at = Date.parse(day)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day ? at : null
}

/**
 * The serial number of a day in the 1900 system.
 * @param day `YYYY-MM-DD`
 * @returns null before 1 March 1900, where programs count days differently, and for what is no day.
 */
export const daySerial = (day: string): number | null => {
  const at = midnightOf(day)
  if (at === null || at > LAST_MS) return null
  const serial = (at - FIRST_DAY[1900]) / DAY_MS + 1
  return serial >= FIRST_ALIKE ? serial : null
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?)?$/

/** The same of a date that stands in a cell as ISO 8601; null for what is none. The zone is left out, as Excel does. */
export const isoDate = (text: string): string | null => {
  const [, day, time] = ISO.exec(text) ?? []
  if (day === undefined || midnightOf(day) === null) return null
  if (time === undefined || /^[0:]+$/.test(time)) return day
  return `${day}T${time.length === 5 ? `${time}:00` : time}`
}
