const HOUR = 3_600_000
const INDIA_MS = 330 * 60_000
const MORNING = 10

/** A moment at ten in the morning in India, so many days from now. */
const morning = (now: Date, days: number): Date => {
  const midnight = Math.floor((now.getTime() + INDIA_MS) / (24 * HOUR)) * 24 * HOUR
  return new Date(midnight + days * 24 * HOUR + MORNING * HOUR - INDIA_MS)
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
