import type { ReactNode } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { ErrorState } from '../table/empty-state.tsx'
import { DataTable, type Column } from '../table/data-table.tsx'
import type { Sort } from '../table/table-rows.ts'

interface WholeRowsProps<Row extends object> {
  /** What the table is called, and its rows: "Users", "users". */
  label: string
  of: string
  /** The table's name in what is remembered of it. */
  name: string
  /** Of `useAnswer(askAll(…))`: every row, or why there is none. */
  value: { data: readonly Row[] } | null
  error: ApiError | null
  reload: () => void
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  emptyText: ReactNode
  search: string
  searchText: (row: Row) => string
  filter?: (row: Row) => boolean
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

/** A whole list: its rows, or why they did not come. Rows that are there stay while a newer answer fails. */
export const WholeRows = <Row extends object>({
  of,
  value,
  error,
  reload,
  ...table
}: WholeRowsProps<Row>) => (
  <>
    {error === null ? null : (
      <div className="mb-3">
        <ErrorState error={error} onRetry={reload} />
      </div>
    )}
    {value === null && error !== null ? null : (
      <DataTable {...table} rows={value?.data ?? null} loadingText={`Loading ${of}...`} />
    )}
  </>
)
