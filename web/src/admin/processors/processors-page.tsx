import { listOfficeProcessors, type OfficeProcessor } from '@marketplace/contract/reference/processors'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { actsColumn, dayColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { RowButton } from '../../office/list/row-name.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { ProcessorDialog } from './processor-dialog.tsx'

const filters: readonly RowFilter<OfficeProcessor>[] = [
  {
    key: 'country',
    label: 'Country',
    options: [
      { value: 'IN', label: 'India' },
      { value: 'other', label: 'Elsewhere' },
    ],
    of: ({ country }) => (country === 'IN' ? 'IN' : 'other'),
  },
]

const columnsOf = (onOpen: (processor: OfficeProcessor) => void): readonly Column<OfficeProcessor>[] => [
  {
    key: 'name',
    title: 'Company',
    width: 220,
    sortBy: ({ name }) => name,
    cell: (processor) => <RowButton onOpen={() => onOpen(processor)}>{processor.name}</RowButton>,
  },
  textColumn('purpose', 'What for', 180, ({ purpose_en }) => purpose_en),
  textColumn('data', 'Which data', 210, ({ data_en }) => data_en),
  {
    key: 'country',
    title: 'Country',
    width: 84,
    sortBy: ({ country }) => country,
    cell: ({ country }) => <StatusDot tone={country === 'IN' ? 'good' : 'bad'}>{country}</StatusDot>,
  },
  dayColumn('since', 'Since', ({ since }) => since),
  dayColumn('ended_on', 'Until', ({ ended_on }) => ended_on),
  actsColumn(
    ({ name }) => name,
    (processor) => [
      { label: 'Edit…', run: () => onOpen(processor) },
      historyAct('processor', processor.processor_id),
    ],
  ),
]
const searchText = ({ name, purpose_en, data_en }: OfficeProcessor): string =>
  `${name} ${purpose_en} ${data_en}`
const keyOf = ({ processor_id }: OfficeProcessor): number => processor_id
const none = (
  <EmptyRows text="No processor yet">The privacy policy names nobody before one is added.</EmptyRows>
)

/** Companies that work on personal data for us; those of now are named in the privacy policy of every brand. */
export const ProcessorsPage = () => {
  const { value, error, reload } = useAnswer(ask('processors', listOfficeProcessors, {}))
  const [open, setOpen] = useState<OfficeProcessor | 'new' | null>(null)
  useCreate('Add processor', () => setOpen('new'))
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
      <OfficeList
        name="processors"
        label="Processors"
        of="processors"
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
      />
      {open === null ? null : (
        <ProcessorDialog processor={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
