import { listAgreements, type Agreement } from '@marketplace/contract/office/agreements'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { percent } from '../../i18n/format-values.ts'
import { dayText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { DataTable, type Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { AgreementDialog } from './agreement-dialog.tsx'

const State = ({ agreement: { is_in_force, is_review_due } }: { agreement: Agreement }) => {
  if (is_in_force === 0) return <StatusDot tone="idle">ended</StatusDot>
  return is_review_due === 1 ? (
    <StatusDot tone="warn">review due</StatusDot>
  ) : (
    <StatusDot tone="good">in force</StatusDot>
  )
}

const columnsOf = (onOpen: (agreement: Agreement) => void): readonly Column<Agreement>[] => [
  {
    key: 'lender',
    title: 'Lender',
    width: 220,
    cell: (agreement) => (
      <button
        type="button"
        aria-haspopup="dialog"
        title={agreement.lender_name}
        className="max-w-full truncate text-start font-semibold underline underline-offset-4"
        onClick={() => onOpen(agreement)}
      >
        {agreement.lender_name}
      </button>
    ),
  },
  { key: 'reference', title: 'Reference', width: 150, cell: ({ reference }) => reference },
  { key: 'state', title: 'State', width: 120, cell: (agreement) => <State agreement={agreement} /> },
  { key: 'signed_on', title: 'Signed', width: 104, cell: ({ signed_on }) => dayText(signed_on) },
  { key: 'ends_on', title: 'Ends', width: 104, cell: ({ ends_on }) => dayText(ends_on) },
  { key: 'review_on', title: 'Review', width: 104, cell: ({ review_on }) => dayText(review_on) },
  {
    key: 'dlg',
    title: 'Guarantee',
    width: 132,
    align: 'end',
    hint: 'Default loss guarantee, percent of the portfolio',
    cell: ({ dlg_percent }) => (dlg_percent === null ? 'none' : percent(dlg_percent)),
  },
  { key: 'scope', title: 'Scope', width: 300, cell: ({ scope }) => scope },
  { key: 'documents', title: 'Papers', width: 200, cell: ({ documents }) => documents.join(', ') },
]
const keyOf = ({ agreement_id }: Agreement): number => agreement_id
const none = <EmptyRows text="No agreement yet">Every live lender needs one.</EmptyRows>

/** The agreements by which we are the lending service provider of lenders, by the day of their review. */
export const AgreementsPage = () => {
  const { value, error, reload } = useAnswer(ask('agreements', listAgreements, {}))
  const [open, setOpen] = useState<Agreement | 'new' | null>(null)
  const columns = useMemo(() => columnsOf(setOpen), [])
  const data = value?.data ?? null
  const lenders = useMemo(() => {
    const known = [...(data?.agreements ?? []), ...(data?.without ?? [])]
    const byId = new Map(known.map(({ lender_id, lender_name }) => [lender_id, lender_name]))
    return Array.from(byId, ([id, label]) => ({ value: id, label })).sort((one, other) =>
      one.label.localeCompare(other.label),
    )
  }, [data])
  return (
    <>
      <PageHeading
        title="Agreements"
        text="By which we are the lending service provider of a lender: date, scope, review, guarantee. The papers stay where they are."
        actions={
          <Button aria-haspopup="dialog" disabled={data === null} onClick={() => setOpen('new')}>
            <IconPlus aria-hidden="true" className="size-5" />
            Add agreement
          </Button>
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {data === null || data.without.length === 0 ? null : (
        <Notice tone="warn" className="mb-3">
          {data.without.length} live {data.without.length === 1 ? 'lender has' : 'lenders have'} no agreement
          in force.
        </Notice>
      )}
      {data === null && error !== null ? null : (
        <DataTable
          label="Agreements"
          columns={columns}
          rows={data?.agreements ?? null}
          keyOf={keyOf}
          loadingText="Loading agreements..."
          emptyText={none}
        />
      )}
      {open === null ? null : (
        <AgreementDialog
          agreement={open === 'new' ? null : open}
          lenders={lenders}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
