import type { ReactNode } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { DataTable, type Column } from './data-table.tsx'
import { ErrorState } from './empty-state.tsx'
import { Pager } from './pager.tsx'
import type { Sort } from './table-rows.ts'

interface PagedRowsProps<Row extends object> {
  /** What the table is called, and what is paged: "Users", "users". */
  label: string
  of: string
  /** The table's name in what is remembered of it; the label, unless two lists share one. */
  name?: string
  /** Of `useAnswer`: the page of rows, or why there is none. */
  value: { data: readonly Row[]; total: number } | null
  error: ApiError | null
  reload: () => void
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  emptyText: ReactNode
  /** From 1. */
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** What stands below the rows instead of the plain pages. */
  pager?: ReactNode
  /** The order that the server can answer in. */
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  pathOf?: ((row: Row) => string | null) | undefined
  /** What can be done with several rows of the page at once; rows can be chosen where it is given. */
  bulk?: (chosen: readonly Row[], clear: () => void, unseen: number) => ReactNode
  /** The total row, by the key of a column: of all pages. */
  foot?: Readonly<Record<string, ReactNode>> | undefined
  className?: string
}

/** A list that the server cuts: its rows, why they did not come, and its pages where it has more than one. */
export const PagedRows = <Row extends object>({
  label,
  of,
  name = label,
  value,
  error,
  reload,
  columns,
  keyOf,
  emptyText,
  page,
  pageSize,
  onPage,
  pager,
  ...table
}: PagedRowsProps<Row>) => (
  <>
    {error === null ? null : (
      <div className="mb-3">
        <ErrorState error={error} onRetry={reload} />
      </div>
    )}
    {value === null && error !== null ? null : (
      <DataTable
        label={label}
        name={name}
        columns={columns}
        rows={value?.data ?? null}
        keyOf={keyOf}
        loadingText={`Loading ${of}...`}
        emptyText={emptyText}
        isPart={value !== null && value.total > value.data.length}
        {...table}
      />
    )}
    {pager !== undefined ? (
      pager
    ) : value === null || value.total <= pageSize ? null : (
      <Pager label={of} page={page} pageSize={pageSize} total={value.total} onPage={onPage} />
    )}
  </>
)
