import type { LenderVerdict, Verdict } from '@marketplace/contract/loans/customer-eligibility'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { count } from '../../i18n/format-values.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { DataTable, type Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { EmptyState } from '../../office/table/empty-state.tsx'
import { isFound, searchWords, sortFromText, sortToText } from '../../office/table/table-rows.ts'
import { FilterSelect, TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ChecksDialog } from './checks-dialog.tsx'
import type { EligibilityAsk } from './eligibility-form.ts'
import { verdictTones, verdictWords } from './verdict-words.ts'

const defaults = { q: '', sort: '', verdict: '' }
const order: Readonly<Record<Verdict, number>> = { pass: 0, possible: 1, fail: 2 }
const verdicts = (['pass', 'possible', 'fail'] as const).map((value) => ({
  value,
  label: verdictWords[value],
}))

const keyOf = ({ lender_id }: LenderVerdict): number => lender_id
const searchText = ({ lender_name, why }: LenderVerdict): string => `${lender_name} ${why}`

const columnsWith = (open: (lender: LenderVerdict) => void): readonly Column<LenderVerdict>[] => [
  {
    key: 'lender',
    title: 'Lender',
    width: 260,
    sortBy: ({ lender_name }) => lender_name,
    cell: (lender) => (
      <button
        type="button"
        aria-haspopup="dialog"
        title={lender.lender_name}
        onClick={() => open(lender)}
        className="min-h-8 min-w-0 truncate text-start font-semibold text-brand-ink underline decoration-line underline-offset-3 pointer-coarse:min-h-11"
      >
        {lender.lender_name}
      </button>
    ),
  },
  {
    key: 'verdict',
    title: 'Verdict',
    width: 110,
    sortBy: ({ verdict }) => order[verdict],
    cell: ({ verdict }) => <StatusDot tone={verdictTones[verdict]}>{verdictWords[verdict]}</StatusDot>,
  },
  {
    key: 'why',
    title: 'Why',
    width: 560,
    sortBy: ({ why }) => (why === '' ? null : why),
    cell: ({ why }) => (why === '' ? 'Every check passes' : why),
  },
]

/** How many lenders stand in the table. */
const useShownCount = (lenders: readonly LenderVerdict[], search: string, verdict: string): number => {
  const asked = useDeferredValue(search)
  return useMemo(() => {
    const words = searchWords(asked)
    if (words.length === 0 && verdict === '') return lenders.length
    return lenders.filter(
      (lender) =>
        (verdict === '' || lender.verdict === verdict) && isFound(searchText(lender).toLowerCase(), words),
    ).length
  }, [lenders, asked, verdict])
}

const Totals = ({ lenders }: { lenders: readonly LenderVerdict[] }) => {
  const by = useMemo(() => {
    const totals = { pass: 0, possible: 0, fail: 0 }
    for (const { verdict } of lenders) totals[verdict] += 1
    return totals
  }, [lenders])
  return (
    <p role="status" className="figures mb-3 text-sm text-ink-soft">
      {count(by.pass)} pass, {count(by.possible)} possible, {count(by.fail)} fail
    </p>
  )
}

const noneFound = <EmptyRows text="No lenders here">Clear the search, or choose another verdict.</EmptyRows>

/** Lenders with their verdict and why, found by name or reason; every check of the one that is opened. `asked`: what they were judged by. */
export const VerdictList = ({
  lenders,
  asked,
}: {
  lenders: readonly LenderVerdict[]
  asked: EligibilityAsk
}) => {
  const [state, setState] = useUrlState(defaults)
  const [opened, setOpened] = useState<LenderVerdict | null>(null)
  const columns = useMemo(() => columnsWith(setOpened), [])
  const sort = useMemo(() => sortFromText(state.sort), [state.sort])
  const { verdict } = state
  const filter = useMemo(
    () => (verdict === '' ? undefined : (lender: LenderVerdict) => lender.verdict === verdict),
    [verdict],
  )
  const shown = useShownCount(lenders, state.q, verdict)
  if (lenders.length === 0)
    return (
      <EmptyState
        title={specifiedTexts.no_lenders}
        action={
          <Link to="/admin/lenders" className={buttonClass('secondary')}>
            Open the lenders
          </Link>
        }
      >
        Add a lender of this product first.
      </EmptyState>
    )
  return (
    <>
      <Totals lenders={lenders} />
      <TableToolbar
        label="lenders"
        search={state.q}
        onSearch={(q) => setState({ q })}
        count={`${count(shown)} of ${count(lenders.length)} lenders`}
      >
        <FilterSelect
          label="Verdict"
          value={verdict}
          onChange={(next) => setState({ verdict: next })}
          options={verdicts}
        />
      </TableToolbar>
      <DataTable
        label="Lenders by verdict"
        columns={columns}
        rows={lenders}
        keyOf={keyOf}
        emptyText={noneFound}
        search={state.q}
        searchText={searchText}
        filter={filter}
        sort={sort}
        onSort={(next) => setState({ sort: sortToText(next) })}
      />
      <ChecksDialog lender={opened} asked={asked} onClose={() => setOpened(null)} />
    </>
  )
}
