import { countDays, type Days } from '@marketplace/contract/platform/calendar/days'
import { MOST_DAYS_BY_ROWS } from '@marketplace/contract/reports/periods'
import { cutFor, type CellKey, type Cut, type FamilyName } from '../cells/families.ts'
import { wholeMonths } from '../cells/whole-months.ts'

/** What answers a question: kept sums, the facts row by row, or neither in the time of a page. */
export type Source = { from: 'cut'; cut: Cut } | { from: 'facts' } | { from: 'none' }

/** Families whose facts are asked row by row where no cut holds what is asked. */
const hasFacts: ReadonlySet<FamilyName> = new Set(['journey', 'lender', 'reason', 'commission'])

/**
 * The smallest cut that holds every key that is asked for; else the facts for a month of days. A cut that is kept by month answers whole
 * months alone, and no question by the day.
 */
export const chooseSource = (
  family: FamilyName,
  keys: readonly CellKey[],
  days: Days,
  isByDay: boolean,
): Source => {
  const cut = cutFor(family, keys)
  const fits = cut?.grains !== 'month' || (!isByDay && wholeMonths(days).edges.length === 0)
  if (cut !== null && fits) return { from: 'cut', cut }
  return hasFacts.has(family) && countDays(days) <= MOST_DAYS_BY_ROWS ? { from: 'facts' } : { from: 'none' }
}
