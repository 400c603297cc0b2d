import {
  listMonthLines,
  type LenderMonthDetail,
  type MonthLine,
} from '@marketplace/contract/money/reconciliation'
import { useCallback, useMemo, useState } from 'react'
import { count } from '../../i18n/format-values.ts'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import { countText } from '../../office/list/count-text.ts'
import { listFilters } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { classNames } from '../../ui/class-names.ts'
import { footSums } from './foot-sums.ts'
import { GiveLoanDialog } from './settle/give-loan-dialog.tsx'
import { GroupCard } from './settle/group-card.tsx'
import { lineActs, type Settling } from './settle/line-acts.ts'
import { lineColumns, lineFoot } from './line-columns.tsx'
import { LineDialog } from './line-dialog.tsx'
import { LinesBar } from './settle/lines-bar.tsx'
import { monthTabs, queryOfTab, tabFrom, type MonthTab, type TabOfMonth } from './month-tabs.ts'
import type { PaidLines } from './receipts/receipt-dialog.tsx'
import { SettleDialog } from './settle/settle-dialog.tsx'

const PAGE_SIZE = 100
const defaults = { tab: '', page: '1', q: '' }
const filters = [{ key: 'q', label: 'Number, invoice, UTR', options: [], typed: 'text' }] as const
const keyOf = ({ line_id }: MonthLine): string => line_id
const none = <EmptyRows text="No line here">Nothing of the month is of this kind.</EmptyRows>
const allSettled = <EmptyRows text="Nothing is open">Every line is settled.</EmptyRows>
const noneFound = <EmptyRows text="No line found">Clear the search.</EmptyRows>

interface TabButtonsProps {
  tabs: readonly TabOfMonth[]
  chosen: MonthTab
  onChoose: (tab: MonthTab) => void
}

const TabButtons = ({ tabs, chosen, onChoose }: TabButtonsProps) => (
  <div className="mb-2 flex flex-wrap items-center gap-1">
    <div role="group" aria-label="Lines by kind" className="flex flex-wrap gap-1">
      {tabs.map(({ tab, title, count: lines }) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === chosen}
          onClick={() => onChoose(tab)}
          className={classNames(
            'min-h-8 rounded-control px-3 text-sm pointer-coarse:min-h-11',
            tab === chosen ? 'bg-brand-soft font-semibold text-brand-ink' : 'text-ink-soft hover:bg-hover',
          )}
        >
          {title}{' '}
          <span className={classNames('figures', tab === 'open' && lines > 0 && 'font-semibold text-bad')}>
            {count(lines)}
          </span>
        </button>
      ))}
    </div>
    <p className="ms-auto text-sm text-ink-soft">₹, before GST and TDS</p>
  </div>
)

interface MonthLinesProps {
  month: LenderMonthDetail
  onReceipt: (paid: PaidLines) => void
}

/** The lines of a month by what they are: one a loan, chosen and settled together, with their sums. */
export const MonthLines = ({ month, onReceipt }: MonthLinesProps) => {
  const { lender_id: lenderId, month: name, groups, second_person_from } = month
  const of = useMemo(() => ({ lenderId, month: name }), [lenderId, name])
  const [values, setState] = useUrlState(defaults)
  const [settling, setSettling] = useState<Settling | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const tabs = monthTabs(month)
  const tab = tabFrom(values.tab, tabs)?.tab ?? ''
  const page = pageFrom(values.page)
  const query = { ...queryOfTab(tab), ...(values.q !== '' && { search: values.q }) }
  const { value, error, reload } = useAnswer(
    ask('lender-months', listMonthLines, { params: of, query: { ...query, page, page_size: PAGE_SIZE } }),
  )
  const columns = useMemo(
    () =>
      lineColumns(
        ({ line_id }) => setOpenId(line_id),
        (line) =>
          lineActs(line).map(({ outcome, label }) => ({
            label,
            run: () => setSettling({ outcome, lines: [line] }),
          })),
      ),
    [],
  )
  const bulk = useCallback(
    (chosen: readonly MonthLine[], clear: () => void, unseen: number) => (
      <LinesBar
        chosen={chosen}
        unseen={unseen}
        onClear={clear}
        onSettle={setSettling}
        onReceipt={onReceipt}
      />
    ),
    [onReceipt],
  )
  const shownGroups = groups.filter(({ kind }) => tab === '' || tab === 'open' || tab === kind)
  const opened = value?.data.find(({ line_id }) => line_id === openId) ?? null
  const [settled] = settling?.lines ?? []
  const foot = value === null ? undefined : footSums({ tab, isSearched: values.q !== '', month, ...value })
  return (
    <>
      <TabButtons tabs={tabs} chosen={tab} onChoose={(next) => setState({ tab: next, page: '1' })} />
      <PagedList
        name="lender-month-lines"
        views={null}
        label="Lines of the month"
        of="lines"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        filters={listFilters(filters, values, (changes) => setState({ ...changes, page: '1' }))}
        emptyText={values.q !== '' ? noneFound : tab === 'open' ? allSettled : none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listMonthLines, { params: of, query })}
        foot={foot === undefined ? undefined : lineFoot(countText(foot.count, 'lines'), foot.sums)}
        bulk={bulk}
      />
      {shownGroups.map((group, place) => (
        <GroupCard
          key={`${group.kind} ${group.sentence}`}
          of={of}
          group={group}
          hasKeys={place === 0}
          onSettle={setSettling}
        />
      ))}
      {opened === null ? null : (
        <LineDialog
          line={opened}
          month={month}
          onClose={() => setOpenId(null)}
          onSettle={(outcome) => {
            setOpenId(null)
            setSettling({ outcome, lines: [opened] })
          }}
        />
      )}
      {settling === null ? null : settling.outcome === 'give_loan' ? (
        settled === undefined ? null : (
          <GiveLoanDialog of={of} line={settled} onClose={() => setSettling(null)} />
        )
      ) : (
        <SettleDialog
          of={of}
          outcome={settling.outcome}
          lines={settling.lines}
          secondPersonFrom={second_person_from}
          onDone={settling.onDone}
          onClose={() => setSettling(null)}
        />
      )}
    </>
  )
}
