import type { Choice } from '../../ui/form/select-field.tsx'

const MONTHS = 15
const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month (YYYY-MM) in words: "October 2026". */
export const monthText = (month: string): string => name.format(new Date(`${month}-01T00:00:00Z`))

/** The months that a file may be of, the newest first. `today` is a day in India, YYYY-MM-DD. */
export const recentMonths = (today: string): Choice[] =>
  Array.from({ length: MONTHS }, (_, back) => {
    const first = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - back, 1))
    const value = first.toISOString().slice(0, 7)
    return { value, label: monthText(value) }
  })
