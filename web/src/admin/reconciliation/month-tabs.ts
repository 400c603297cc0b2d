import {
  varianceKinds,
  varianceWords,
  type VarianceKind,
} from '@marketplace/contract/money/reconciliation-words'
import type { LenderMonthDetail } from '@marketplace/contract/money/reconciliation'

/** Which lines are looked at: all of them, those to be settled, those that are not, or one kind. */
export type MonthTab = '' | 'open' | 'settled' | VarianceKind

export interface TabOfMonth {
  tab: MonthTab
  title: string
  count: number
}

/** Kinds that nobody is asked about stand under All and Settled alone. */
const quiet: ReadonlySet<VarianceKind> = new Set(['MATCHED'])

/** The tabs with their counts: all, open, each kind that there is, settled. */
export const monthTabs = ({
  lines,
  open,
  kinds,
}: Pick<LenderMonthDetail, 'lines' | 'open' | 'kinds'>): TabOfMonth[] => {
  const counts = new Map(kinds.map(({ kind, count }) => [kind, count]))
  return [
    { tab: '', title: 'All', count: lines },
    { tab: 'open', title: 'Open', count: open },
    ...varianceKinds
      .filter((kind) => !quiet.has(kind) && (counts.get(kind) ?? 0) > 0)
      .map((kind) => ({ tab: kind, title: varianceWords[kind], count: counts.get(kind) ?? 0 })),
    { tab: 'settled', title: 'Settled', count: lines - open },
  ]
}

/** The tab that an address names; all lines where it names none that there is. */
export const tabFrom = (text: string, tabs: readonly TabOfMonth[]): TabOfMonth | undefined =>
  tabs.find(({ tab }) => tab === text) ?? tabs[0]

/** What the server is asked for a tab. */
export const queryOfTab = (tab: MonthTab): { is_open?: '0' | '1'; kind?: VarianceKind } => {
  if (tab === '') return {}
  if (tab === 'open') return { is_open: '1' }
  return tab === 'settled' ? { is_open: '0' } : { kind: tab }
}
