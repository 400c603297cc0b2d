import { listFigures } from '@marketplace/contract/reference/regulated-figures'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { dayText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { DataTable, type Column } from '../../office/table/data-table.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
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

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Figure', width: 260, cell: ({ name }) => figureName(name) },
  {
    key: 'value',
    title: 'Value',
    width: 110,
    align: 'end',
    cell: ({ name, value }) => figureText(name, value),
  },
  { key: 'valid_from', title: 'From', width: 104, cell: ({ valid_from }) => dayText(valid_from) },
  {
    key: 'is_in_force',
    title: 'State',
    width: 104,
    cell: ({ is_in_force }) => (
      <StatusDot tone={is_in_force === 1 ? 'good' : 'idle'}>
        {is_in_force === 1 ? 'in force' : 'not today'}
      </StatusDot>
    ),
  },
  { key: 'source', title: 'Source', width: 420, cell: ({ source }) => source },
]
const keyOf = ({ name, valid_from }: Row): string => `${name} ${valid_from}`

/** Rates and limits that law or tax sets, with their days and sources; a row is added by two people. */
export const RegulatedFiguresPage = () => {
  const { value, error, reload } = useAnswer(ask('regulated-figures', listFigures, {}))
  const [isOpen, setOpen] = useState(false)
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
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      <ProposedFigures />
      {data === null && error !== null ? null : (
        <DataTable
          label="Regulated figures"
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          loadingText="Loading figures..."
        />
      )}
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
