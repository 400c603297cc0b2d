import { useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { Button } from '../../ui/button.tsx'
import { ContentDialog } from './content-dialog.tsx'

const apart = ['tab']

type Dialog<Row> = ComponentProps<typeof ContentDialog<Row>>

interface ContentTabProps<Row extends object> extends Pick<
  Dialog<Row>,
  'noun' | 'a' | 'fields' | 'inForm' | 'topic'
> {
  name: string
  views: string
  label: string
  /** What the rows are, in its plural. */
  of: string
  /** What the button says that begins a new one. */
  add: string
  rows: readonly Row[] | null
  error: ApiError | null
  reload: () => void
  /** Has to be stable. */
  columnsWith: (open: (row: Row) => void) => readonly Column<Row>[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  searchText: (row: Row) => string
  filters: readonly RowFilter<Row>[]
  emptyText: ReactNode
  /** @param id null adds one */
  save: (
    facts: Record<string, unknown>,
    tag: string | null,
    id: string | null,
  ) => Promise<{ message: string }>
}

/** A list of one kind of what partners read, each row of which is edited in a dialog. */
export const ContentTab = <Row extends object>({
  noun,
  a,
  fields,
  inForm,
  topic,
  add,
  rows,
  columnsWith,
  idOf,
  nameOf,
  save,
  ...list
}: ContentTabProps<Row>) => {
  const [opened, setOpened] = useState<{ row: Row | null } | null>(null)
  const openNew = (): void => setOpened({ row: null })
  useCreate(add, openNew, rows !== null)
  const columns = useMemo(() => columnsWith((row) => setOpened({ row })), [columnsWith])
  const row = opened?.row ?? null
  const id = row === null ? null : idOf(row)
  return (
    <>
      <OfficeList
        {...list}
        apart={apart}
        rows={rows}
        columns={columns}
        keyOf={idOf}
        atEnd={
          <Button kind="secondary" aria-haspopup="dialog" onClick={openNew}>
            {add}
          </Button>
        }
      />
      {opened === null ? null : (
        <ContentDialog
          noun={noun}
          a={a}
          name={row === null ? null : nameOf(row)}
          id={id}
          fields={fields}
          stored={row}
          inForm={inForm}
          topic={topic}
          onClose={() => setOpened(null)}
          save={(facts, tag) => save(facts, tag, id)}
        />
      )}
    </>
  )
}
