import type { LenderVerdict, Verdict } from '@marketplace/contract/loans/customer-eligibility'
import { useMemo, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { count } from '../../i18n/format-values.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { RowButton } from '../../office/list/row-name.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { EmptyState } from '../../office/table/empty-state.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ChecksDialog } from './checks-dialog.tsx'
import type { EligibilityAsk } from './eligibility-form.ts'
import { verdictTones, verdictWords } from './verdict-words.ts'

const order: Readonly<Record<Verdict, number>> = { pass: 0, possible: 1, fail: 2 }
const filters: readonly RowFilter<LenderVerdict>[] = [
  {
    key: 'verdict',
    label: 'Verdict',
    options: (['pass', 'possible', 'fail'] as const).map((value) => ({ value, label: verdictWords[value] })),
    of: ({ verdict }) => verdict,
  },
]
const noReload = (): void => undefined

const keyOf = ({ lender_id }: LenderVerdict): number => lender_id
const searchText = ({ lender_name, why }: LenderVerdict): string => `${lender_name} ${why}`

const columnsWith = (open: (lender: LenderVerdict) => void): readonly Column<LenderVerdict>[] => [
  {
    key: 'lender',
    title: 'Lender',
    width: 260,
    sortBy: ({ lender_name }) => lender_name,
    cell: (lender) => <RowButton onOpen={() => open(lender)}>{lender.lender_name}</RowButton>,
  },
  {
    key: 'verdict',
    title: 'Verdict',
    width: 110,
    sortBy: ({ verdict }) => order[verdict],
    exported: ({ verdict }) => verdictWords[verdict],
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
  const [opened, setOpened] = useState<LenderVerdict | null>(null)
  const columns = useMemo(() => columnsWith(setOpened), [])
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
      <OfficeList
        name="eligibility"
        views={null}
        label="Lenders by verdict"
        of="lenders"
        rows={lenders}
        error={null}
        reload={noReload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={noneFound}
      />
      <ChecksDialog lender={opened} asked={asked} onClose={() => setOpened(null)} />
    </>
  )
}
