import { midnightInIndia } from '@marketplace/contract/platform/calendar/india-time'
import type { ContactRefusal } from '@marketplace/contract/customers/contact'
import { DAY_MS, nextDayStart } from './contact-hours.ts'
import type { ContactAsk, ContactFigures, PastContact } from './contact-facts.ts'

/** The longest time that a cap looks back over. */
export const LONGEST_WINDOW_DAYS = 30

interface Cap {
  reason: Extract<ContactRefusal, `cap_${string}`>
  most: number
  counts: (past: PastContact) => boolean
  /** Rolling days; null for the day in India. */
  days: number | null
}

const isCall = ({ channel }: PastContact): boolean => channel === 'call'
const isPromotion = ({ channel, kind }: PastContact): boolean => channel !== 'call' && kind === 'promotional'

/** The caps that hold for a contact, over all brands and, but for the lender's own, over all lenders. */
const capsOf = ({ channel, kind, purpose, lender_id }: ContactAsk, figures: ContactFigures): Cap[] => {
  if (channel !== 'call')
    return kind === 'promotional'
      ? [{ reason: 'cap_week', most: figures.promotions_a_week, counts: isPromotion, days: 7 }]
      : []
  return [
    // A call-back comes at the hour that the customer named, on the same day if they like.
    ...(purpose === 'call_back'
      ? []
      : [{ reason: 'cap_day', most: figures.calls_a_day, counts: isCall, days: null } as const]),
    { reason: 'cap_week', most: figures.calls_a_week, counts: isCall, days: 7 },
    { reason: 'cap_month', most: figures.calls_a_month, counts: isCall, days: LONGEST_WINDOW_DAYS },
    ...(lender_id === null
      ? []
      : [
          {
            reason: 'cap_lender',
            most: figures.lender_calls_a_week,
            counts: (past: PastContact) => isCall(past) && past.lender_id === lender_id,
            days: 7,
          } as const,
        ]),
  ]
}

/** Attempts count, not deliveries; a call that nobody answered within seconds counts half. */
const weightOf = (
  { channel, answered, seconds }: PastContact,
  { short_call_seconds }: ContactFigures,
): number =>
  channel === 'call' && answered === false && seconds !== null && seconds < short_call_seconds ? 0.5 : 1

const countedBy = ({ counts, days }: Cap, past: readonly PastContact[], at: Date): PastContact[] =>
  past.filter(
    (one) =>
      counts(one) &&
      (days === null ? one.at >= midnightInIndia(at) : one.at.getTime() > at.getTime() - days * DAY_MS),
  )

/** When a cap that is used up may have room: the day is over, or its oldest contact no longer counts. */
const nextRoom = ({ most, days }: Cap, counted: readonly PastContact[], at: Date): Date | null => {
  if (most <= 0) return null
  if (days === null) return nextDayStart(at)
  return new Date(Math.min(...counted.map((one) => one.at.getTime())) + days * DAY_MS)
}

/** The caps that are used up at a moment, each with the next moment at which it may have room; null where it never has. */
export const capsReached = (
  ask: ContactAsk,
  past: readonly PastContact[],
  figures: ContactFigures,
  at: Date,
): { reason: Cap['reason']; next: Date | null }[] =>
  capsOf(ask, figures).flatMap((cap) => {
    const counted = countedBy(cap, past, at)
    const used = counted.reduce((sum, one) => sum + weightOf(one, figures), 0)
    return used < cap.most ? [] : [{ reason: cap.reason, next: nextRoom(cap, counted, at) }]
  })
