import { addDays, countDays, type Days } from '@marketplace/contract/platform/calendar/days'
import { MOST_DAYS, type Preset } from '@marketplace/contract/reports/periods'
import { dayText } from '../show/day-text.ts'

/** What a report is asked for; `from` and `to` are empty unless the preset is "custom". */
export interface Period extends Days {
  preset: Preset
}

const lengths: Readonly<Record<Exclude<Preset, 'custom'>, number>> = {
  yesterday: 1,
  last_7_days: 7,
  last_30_days: 30,
}

/** The whole days of a preset: the last one is yesterday, as today is not over. @param today `YYYY-MM-DD` in India */
export const daysOfPreset = (preset: Exclude<Preset, 'custom'>, today: string): Days => ({
  from: addDays(today, -lengths[preset]),
  to: addDays(today, -1),
})

/** The days that a period stands for. @param today `YYYY-MM-DD` in India */
export const daysOfPeriod = ({ preset, from, to }: Period, today: string): Days =>
  preset === 'custom' ? { from, to } : daysOfPreset(preset, today)

export interface WrongRange {
  kind: 'backwards' | 'future' | 'too_long'
  /** The field that it is said at. */
  field: keyof Days
  text: string
}

/** What is wrong with a range of two real days, or null. @param today `YYYY-MM-DD` in India, the last day that may be asked for */
export const rangeError = ({ from, to }: Days, today: string): WrongRange | null => {
  const tooLate = from > today ? 'from' : to > today ? 'to' : null
  if (tooLate !== null)
    return { kind: 'future', field: tooLate, text: `Must not be after today, ${dayText(today)}` }
  if (from > to) return { kind: 'backwards', field: 'to', text: `Must not be before From, ${dayText(from)}` }
  if (countDays({ from, to }) <= MOST_DAYS) return null
  const first = dayText(addDays(to, 1 - MOST_DAYS))
  return { kind: 'too_long', field: 'from', text: `At most 3,660 days: not before ${first}` }
}
