import { day } from '../../i18n/format-values.ts'

const dayAndMonth = (at: number): string => day(new Date(at).toISOString()).slice(0, 5)

/** The days of a span of time in India, "24/09–23/10", or "22/11" where it is one; its end belongs to the next day where it is midnight. */
export const spanText = (from: string, to: string): string => {
  const [first, last] = [dayAndMonth(Date.parse(from)), dayAndMonth(Date.parse(to) - 1)]
  return first === last ? first : `${first}–${last}`
}
