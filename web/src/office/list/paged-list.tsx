import type { ReactNode } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import type { Column } from '../table/data-table.tsx'
import { PagedRows } from '../table/paged-rows.tsx'
import type { Sort } from '../table/table-rows.ts'
import { TableToolbar } from '../table/table-toolbar.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { countText } from './count-text.ts'
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
  /** The list that its views are saved for, where that is not `name` (contract/src/office/saved-views.ts); null for none. */
  views?: string | null
  /** Names in the address that say which list is seen, and are no part of a view. */
  apart?: readonly string[]
  /** Of `useAnswer`: the page of rows, or why there is none. */
  value: { data: readonly Row[]; total: number } | null
  error: ApiError | null
  reload: () => void
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  /** What the server cuts the list by, and what stands beside: "12 overdue". */
  filters?: readonly ListFilter[]
  count?: ReactNode
  /** Between the filters and the table. */
  children?: ReactNode
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
  /** Where a row's own page is. */
  pathOf?: (row: Row) => string | null
  /** What can be done with several rows of the page at once; rows can be chosen where it is given. */
  bulk?: (chosen: readonly Row[], clear: () => void, unseen: number) => ReactNode
  /** The total row, by the key of a column: of all pages. */
  foot?: Readonly<Record<string, ReactNode>> | undefined
  /** Every row with the filters as they stand (`readAll`); null where the page has an export of its own. */
  readAll: (() => Promise<readonly Row[]>) | null
}

const none: readonly never[] = []

/** A list without end, which the server cuts into pages, with all that belongs to it: saved views, filters, count, columns, export. */
export const PagedList = <Row extends object>({
  name,
  views = name,
  apart,
  filters = none,
  count,
  children,
  readAll,
  ...list
}: PagedListProps<Row>) => {
  const { of, value, columns } = list
  return (
    <>
      {views === null ? null : <ViewTabs list={views} table={name} apart={apart} />}
      <TableToolbar
        count={value === null ? undefined : (count ?? countText(value.total, of))}
        atEnd={
          <>
            <ColumnMenu table={name} columns={columns} />
            {readAll === null ? null : (
              <ExportMenu
                table={name}
                file={name}
                columns={columns}
                rows={value?.data ?? null}
                everything={value === null ? undefined : { total: value.total, read: readAll }}
              />
            )}
          </>
        }
      >
        <FilterChips filters={filters} />
      </TableToolbar>
      {children}
      <PagedRows {...list} className="edge-to-edge" name={name} />
    </>
  )
}
