import { listFigures } from '@marketplace/contract/reference/regulated-figures'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { dayColumn, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { figureName, figureText } from './figure-words.ts'
import { ProposedFigures } from './proposed-figures.tsx'
import { ProposeDialog } from './propose-dialog.tsx'

interface Row {
  name: string
  value: number
  valid_from: string
  source: string
  is_in_force: 0 | 1
}

const stateText = ({ is_in_force }: Row): string => (is_in_force === 1 ? 'in force' : 'not today')

const filters: readonly RowFilter<Row>[] = [
  {
    key: 'state',
    label: 'State',
    options: [
      { value: '1', label: 'in force' },
      { value: '0', label: 'not today' },
    ],
    of: ({ is_in_force }) => String(is_in_force),
  },
]

const columns: readonly Column<Row>[] = [
  textColumn('name', 'Figure', 260, ({ name }) => figureName(name)),
  {
    key: 'value',
    title: 'Value',
    width: 110,
    align: 'end',
    exported: ({ value }) => value,
    cell: ({ name, value }) => figureText(name, value),
  },
  dayColumn('valid_from', 'From', ({ valid_from }) => valid_from),
  {
    key: 'is_in_force',
    title: 'State',
    width: 104,
    sortBy: stateText,
    cell: (row) => <StatusDot tone={row.is_in_force === 1 ? 'good' : 'idle'}>{stateText(row)}</StatusDot>,
  },
  textColumn('source', 'Source', 420, ({ source }) => source),
]
const searchText = ({ name, source }: Row): string => `${figureName(name)} ${source}`
const none = <EmptyRows text="No figure here">Clear the search and the filter.</EmptyRows>
const keyOf = ({ name, valid_from }: Row): string => `${name} ${valid_from}`

/** Rates and limits that law or tax sets, with their days and sources; a row is added by two people. */
export const RegulatedFiguresPage = () => {
  const { value, error, reload } = useAnswer(ask('regulated-figures', listFigures, {}))
  const [isOpen, setOpen] = useState(false)
  useCreate('Propose figure', () => setOpen(true), value !== null)
  const data = value?.data ?? null
  const rows = useMemo(
    () => data?.figures.flatMap(({ name, rows: own }) => own.map((row) => ({ name, ...row }))) ?? null,
    [data],
  )
  return (
    <>
      <PageHeading
        title="Regulated figures"
        text="What law and tax set, by its day. One administrator proposes a row and another approves it; a row is never changed."
        actions={
          <Button aria-haspopup="dialog" disabled={data === null} onClick={() => setOpen(true)}>
            <IconPlus aria-hidden="true" className="size-5" />
            Propose figure
          </Button>
        }
      />
      <ProposedFigures />
      <OfficeList
        name="regulated-figures"
        label="Regulated figures"
        of="figures"
        rows={rows}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
      />
      {isOpen && data !== null ? (
        <ProposeDialog
          names={data.figures.map(({ name }) => name)}
          today={data.today}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
