import { presets } from '@marketplace/contract/reports/periods'
import { isRealDay } from '../show/day-text.ts'
import { rangeError, type Period } from './preset-days.ts'

const fallback: Period = { preset: 'last_30_days', from: '', to: '' }

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text)

/**
 * The period of a page's address, whose values anybody may have typed: what is no period is the last 30 days.
 *
 * @param today `YYYY-MM-DD` in India
 */
export const periodFromAddress = (
  { preset, from, to }: Readonly<Record<keyof Period, string>>,
  today: string,
): Period => {
  const known = presets.find((one) => one === preset)
  if (known === undefined) return fallback
  if (known !== 'custom') return { preset: known, from: '', to: '' }
  return isDay(from) && isDay(to) && rangeError({ from, to }, today) === null
    ? { preset: known, from, to }
    : fallback
}
