import type { LenderMonthDetail, MonthLine } from '@marketplace/contract/money/reconciliation'
import { sumLines, type LineSums } from './line-sums.ts'
import type { MonthTab } from './month-tabs.ts'

interface Shown {
  tab: MonthTab
  isSearched: boolean
  month: Pick<
    LenderMonthDetail,
    'expected' | 'stated' | 'received' | 'partners_part' | 'difference' | 'kinds'
  >
  data: readonly MonthLine[]
  total: number
}

/**
 * The sums of all lines of the tab, not of one page alone: added up where every line is there, else those that the month itself
 * says; without those that nobody has added up.
 */
export const footSums = ({
  tab,
  isSearched,
  month,
  data,
  total,
}: Shown): { count: number; sums: Partial<LineSums> } => {
  if (data.length === total) return { count: total, sums: sumLines(data) }
  if (isSearched || tab === 'open' || tab === 'settled') return { count: total, sums: {} }
  if (tab !== '') {
    const found = month.kinds.find(({ kind }) => kind === tab)
    return { count: total, sums: found === undefined ? {} : { difference: found.difference } }
  }
  const { expected, stated, received, partners_part, difference } = month
  return { count: total, sums: { expected, stated, received, part: partners_part ?? 0, difference } }
}
