import { midnightInIndia } from '@marketplace/contract/platform/calendar/india-time'
const HOUR = 3_600_000
const MORNING = 10

/** A moment at ten in the morning in India, so many days from now. */
const morning = (now: Date, days: number): Date => {
  return new Date(midnightInIndia(now).getTime() + (days * 24 + MORNING) * HOUR)
}

/** Until when something may sleep, each in words. */
export const snoozeChoices = (now: Date): readonly { at: string; label: string }[] =>
  [
    { at: new Date(now.getTime() + HOUR), label: 'In an hour' },
    { at: new Date(now.getTime() + 3 * HOUR), label: 'In three hours' },
    { at: morning(now, 1), label: 'Tomorrow at 10:00' },
    { at: morning(now, 3), label: 'In three days at 10:00' },
    { at: morning(now, 7), label: 'In a week at 10:00' },
  ].map(({ at, label }) => ({ at: at.toISOString(), label }))
