import { listOfficeProcessors, type OfficeProcessor } from '@marketplace/contract/reference/processors'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { dayText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { DataTable, type Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { ProcessorDialog } from './processor-dialog.tsx'

const columnsOf = (onOpen: (processor: OfficeProcessor) => void): readonly Column<OfficeProcessor>[] => [
  {
    key: 'name',
    title: 'Company',
    width: 260,
    cell: (processor) => (
      <button
        type="button"
        aria-haspopup="dialog"
        title={processor.name}
        className="max-w-full truncate text-start font-semibold underline underline-offset-4"
        onClick={() => onOpen(processor)}
      >
        {processor.name}
      </button>
    ),
  },
  { key: 'purpose', title: 'What for', width: 240, cell: ({ purpose_en }) => purpose_en },
  { key: 'data', title: 'Which data', width: 300, cell: ({ data_en }) => data_en },
  {
    key: 'country',
    title: 'Country',
    width: 104,
    cell: ({ country }) => <StatusDot tone={country === 'IN' ? 'good' : 'bad'}>{country}</StatusDot>,
  },
  { key: 'since', title: 'Since', width: 104, cell: ({ since }) => dayText(since) },
  { key: 'ended_on', title: 'Until', width: 104, cell: ({ ended_on }) => dayText(ended_on) },
]
const keyOf = ({ processor_id }: OfficeProcessor): number => processor_id
const none = (
  <EmptyRows text="No processor yet">The privacy policy names nobody before one is added.</EmptyRows>
)

/** Companies that work on personal data for us; those of now are named in the privacy policy of every brand. */
export const ProcessorsPage = () => {
  const { value, error, reload } = useAnswer(ask('processors', listOfficeProcessors, {}))
  const [open, setOpen] = useState<OfficeProcessor | 'new' | null>(null)
  const columns = useMemo(() => columnsOf(setOpen), [])
  return (
    <>
      <PageHeading
        title="Processors"
        text="Companies that work on personal data for us. Customers read of those of now in the privacy policy."
        actions={
          <Button aria-haspopup="dialog" onClick={() => setOpen('new')}>
            <IconPlus aria-hidden="true" className="size-5" />
            Add processor
          </Button>
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null && error !== null ? null : (
        <DataTable
          label="Processors"
          columns={columns}
          rows={value?.data ?? null}
          keyOf={keyOf}
          loadingText="Loading processors..."
          emptyText={none}
        />
      )}
      {open === null ? null : (
        <ProcessorDialog processor={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
