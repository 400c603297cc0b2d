import type { ContactAsk, ContactFigures, DayHours } from './contact-facts.ts'

const INDIA_AHEAD_MS = 5.5 * 3_600_000
const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

const localOf = (at: Date): number => at.getTime() + INDIA_AHEAD_MS
/** The first moment of the day in India. */
export const dayStart = (at: Date): Date => new Date(at.getTime() - (localOf(at) % DAY_MS))
export const nextDayStart = (at: Date): Date => new Date(dayStart(at).getTime() + DAY_MS)

/** Whether a moment lies in the hours. Hours that end when they begin hold no moment: a slip of the pen opens no night. */
export const isWithin = ({ from, until }: DayHours, at: Date): boolean => {
  const minute = (localOf(at) % DAY_MS) / MINUTE_MS
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until
}

/** The moment itself where it lies in the hours, else when they next open; null where they never do. */
export const nextOpening = (hours: DayHours, at: Date): Date | null => {
  if (isWithin(hours, at)) return at
  if (hours.from === hours.until) return null
  const today = new Date(dayStart(at).getTime() + hours.from * MINUTE_MS)
  return today > at ? today : new Date(today.getTime() + DAY_MS)
}

/** Whether a day in India is a Sunday or a holiday, as the figures say. */
const isClosedDay = (at: Date, { promotion_on_sundays, holidays }: ContactFigures): boolean => {
  const day = new Date(localOf(at))
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
