import type { ReactNode } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import type { Column } from '../table/data-table.tsx'
import { PagedRows } from '../table/paged-rows.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FilterChips } from './filter-chips.tsx'
import type { ListFilter } from './list-filters.ts'
import { ViewTabs } from './view-tabs.tsx'

interface PagedListProps<Row extends object> {
  /** Its name in what is remembered of it, and that of its files: "complaints". */
  name: string
  /** What the table is called, and its rows: "Complaints", "complaints". */
  label: string
  of: string
  /** The list that its views are saved for, where that is not `name` (contract/src/office/saved-views.ts). */
  views?: string
  /** Of `useAnswer`: the page of rows, or why there is none. */
  value: { data: readonly Row[]; total: number } | null
  error: ApiError | null
  reload: () => void
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  /** What the server cuts the list by, and what stands beside: "12 overdue". */
  filters?: readonly ListFilter[]
  count?: ReactNode
  emptyText: ReactNode
  /** From 1. */
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** Every row with the filters as they stand (`readAll`). */
  readAll: () => Promise<readonly Row[]>
}

const none: readonly never[] = []

/** A list without end, which the server cuts into pages, with all that belongs to it: saved views, filters, count, columns, export. */
export const PagedList = <Row extends object>({
  name,
  views = name,
  filters = none,
  count,
  readAll,
  ...list
}: PagedListProps<Row>) => {
  const { of, value, columns } = list
  return (
    <>
      <ViewTabs list={views} table={name} />
      <search className="mb-3 flex flex-wrap items-end gap-3">
        <FilterChips filters={filters} />
        {value === null ? null : (
          <output className="figures flex min-h-11 items-center text-sm text-ink-soft">
            {count ?? `${value.total.toLocaleString('en-IN')} ${of}`}
          </output>
        )}
        <span className="ms-auto flex flex-wrap gap-2">
          <ColumnMenu table={name} columns={columns} />
          <ExportMenu
            table={name}
            file={name}
            columns={columns}
            rows={value?.data ?? null}
            everything={value === null ? undefined : { total: value.total, read: readAll }}
          />
        </span>
      </search>
      <PagedRows {...list} name={name} />
    </>
  )
}
