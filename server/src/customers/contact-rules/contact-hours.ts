import {
  indianClock,
  midnightInIndia,
  sinceMidnight,
} from '@marketplace/contract/platform/calendar/india-time'
import type { ContactAsk, ContactFigures, DayHours } from './contact-facts.ts'

const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

export const nextDayStart = (at: Date): Date => new Date(midnightInIndia(at).getTime() + DAY_MS)

/** Whether a moment lies in the hours. Hours that end when they begin hold no moment: a slip of the pen opens no night. */
export const isWithin = ({ from, until }: DayHours, at: Date): boolean => {
  const minute = sinceMidnight(at) / MINUTE_MS
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until
}

/** The moment itself where it lies in the hours, else when they next open; null where they never do. */
export const nextOpening = (hours: DayHours, at: Date): Date | null => {
  if (isWithin(hours, at)) return at
  if (hours.from === hours.until) return null
  const today = new Date(midnightInIndia(at).getTime() + hours.from * MINUTE_MS)
  return today > at ? today : new Date(today.getTime() + DAY_MS)
}

/** Whether a day in India is a Sunday or a holiday, as the figures say. */
const isClosedDay = (at: Date, { promotion_on_sundays, holidays }: ContactFigures): boolean => {
  const day = indianClock(at)
  if (!promotion_on_sundays && day.getUTCDay() === 0) return true
  return holidays.includes((day.getUTCMonth() + 1) * 100 + day.getUTCDate())
}

/**
 * The moment itself where a contact of this channel and kind may be made then, else the next moment at which one of its bounds
 * opens, which is to be asked again; null where it never does. Service messages go at any hour, e-mails have no hours.
 */
export const nextOpenTime = (
  { channel, kind }: Pick<ContactAsk, 'channel' | 'kind'>,
  at: Date,
  figures: ContactFigures,
): Date | null => {
  const isPromotion = kind === 'promotional'
  if (isPromotion && isClosedDay(at, figures)) return nextDayStart(at)
  const bounds = [
    ...(channel === 'call' ? [figures.call_hours] : []),
    ...(isPromotion && channel !== 'email' ? [figures.promotion_hours] : []),
  ]
  const shut = bounds.find((hours) => !isWithin(hours, at))
  return shut === undefined ? at : nextOpening(shut, at)
}
