import { listAgreements, type Agreement } from '@marketplace/contract/office/agreements'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { percent } from '../../i18n/format-values.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { actsColumn, dayColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { RowButton } from '../../office/list/row-name.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot, type Tone } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { AgreementDialog } from './agreement-dialog.tsx'

const states = {
  in_force: { tone: 'good', words: 'in force' },
  review_due: { tone: 'warn', words: 'review due' },
  ended: { tone: 'idle', words: 'ended' },
} as const satisfies Record<string, { tone: Tone; words: string }>

const stateOf = ({ is_in_force, is_review_due }: Agreement): keyof typeof states =>
  is_in_force === 0 ? 'ended' : is_review_due === 1 ? 'review_due' : 'in_force'

const filters: readonly RowFilter<Agreement>[] = [
  {
    key: 'state',
    label: 'State',
    options: Object.entries(states).map(([value, { words }]) => ({ value, label: words })),
    of: stateOf,
  },
]

const columnsOf = (onOpen: (agreement: Agreement) => void): readonly Column<Agreement>[] => [
  {
    key: 'lender',
    title: 'Lender',
    width: 220,
    sortBy: ({ lender_name }) => lender_name,
    cell: (agreement) => <RowButton onOpen={() => onOpen(agreement)}>{agreement.lender_name}</RowButton>,
  },
  textColumn('reference', 'Reference', 150, ({ reference }) => reference),
  {
    key: 'state',
    title: 'State',
    width: 120,
    sortBy: (agreement) => states[stateOf(agreement)].words,
    cell: (agreement) => {
      const { tone, words } = states[stateOf(agreement)]
      return <StatusDot tone={tone}>{words}</StatusDot>
    },
  },
  dayColumn('signed_on', 'Signed', ({ signed_on }) => signed_on),
  dayColumn('ends_on', 'Ends', ({ ends_on }) => ends_on),
  dayColumn('review_on', 'Review', ({ review_on }) => review_on),
  {
    key: 'dlg',
    title: 'Guarantee',
    width: 132,
    align: 'end',
    hint: 'Default loss guarantee, percent of the portfolio',
    sortBy: ({ dlg_percent }) => dlg_percent,
    cell: ({ dlg_percent }) => (dlg_percent === null ? 'none' : percent(dlg_percent)),
  },
  textColumn('scope', 'Scope', 300, ({ scope }) => scope),
  textColumn('documents', 'Papers', 200, ({ documents }) => documents.join(', ')),
  actsColumn(
    ({ lender_name, reference }) => `${lender_name}, ${reference}`,
    (agreement) => [
      { label: 'Edit…', run: () => onOpen(agreement) },
      { label: 'Open the lender', to: `/admin/lenders/${agreement.lender_id}` },
      historyAct('agreement', agreement.agreement_id),
    ],
  ),
]
const searchText = ({ lender_name, reference, scope, documents }: Agreement): string =>
  [lender_name, lender_name.replaceAll(/[_-]/g, ' '), reference, scope, ...documents].join(' ')
const keyOf = ({ agreement_id }: Agreement): number => agreement_id
const none = <EmptyRows text="No agreement yet">Every live lender needs one.</EmptyRows>

/** The agreements by which we are the lending service provider of lenders, by the day of their review. */
export const AgreementsPage = () => {
  const { value, error, reload } = useAnswer(ask('agreements', listAgreements, {}))
  const [open, setOpen] = useState<Agreement | 'new' | null>(null)
  useCreate('Add agreement', () => setOpen('new'), value !== null)
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
      <OfficeList
        name="agreements"
        label="Agreements"
        of="agreements"
        rows={data?.agreements ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
      >
        {data === null || data.without.length === 0 ? null : (
          <Notice tone="warn" className="mb-3">
            {data.without.length} live {data.without.length === 1 ? 'lender has' : 'lenders have'} no
            agreement in force.
          </Notice>
        )}
      </OfficeList>
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
