import { useCallback, useDeferredValue, useMemo, type ComponentProps, type ReactNode } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { DataTable, type Column } from '../table/data-table.tsx'
import { ErrorState } from '../table/empty-state.tsx'
import { sortFromText, sortToText, type Sort } from '../table/table-rows.ts'
import { SearchField, TableToolbar } from '../table/table-toolbar.tsx'
import { useUrlState } from '../table/use-url-state.ts'
import { ColumnMenu } from './column-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ListCount } from './list-count.tsx'
import { listFilters, type ListFilter } from './list-filters.ts'
import { passes, type RowFilter } from './row-filters.ts'
import { ViewTabs } from './view-tabs.tsx'

interface OfficeListProps<Row extends object> {
  /** Its name in what is remembered of it, and that of its files: "lenders". */
  name: string
  /** What the table is called, and its rows: "Lenders", "lenders". */
  label: string
  of: string
  /** The list that its views are saved for, where that is not `name` (contract/src/office/saved-views.ts). */
  views?: string | null
  /** Names in the address that say which list is seen, and are no part of a view. */
  apart?: readonly string[]
  /** Every row, or null while they are on their way. */
  rows: readonly Row[] | null
  /** Why they did not come. Rows that are there stay while a newer answer fails. */
  error: ApiError | null
  reload: () => void
  /** These and the functions have to be stable. */
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  /** Where it is given the list can be searched; what is typed stands in the address. */
  searchText?: (row: Row) => string
  filters?: readonly RowFilter<Row>[]
  /** What the page itself answers: which rows are read, which columns there are. */
  chips?: readonly ListFilter[]
  /** False for rows that must not leave the page. */
  canExport?: boolean
  /** Where a row's own page is. */
  pathOf?: (row: Row) => string | null
  emptyText: ReactNode
  loadingText?: string
  /** Between the views and the table: what is said of all rows. */
  children?: ReactNode
  /** Before the choice of columns: buttons for the whole list. */
  atEnd?: ReactNode
  bulk?: (chosen: readonly Row[], clear: () => void, unseen: number) => ReactNode
}

const none: readonly never[] = []
const noSearch = { q: '' }
const noSort = { sort: '' }

/** The search of a list. It stands apart, as does what follows it: a letter typed renders this field at once, and the rest of the page not at all. */
const ListSearch = ({ of }: { of: string }) => {
  const [{ q }, setState] = useUrlState(noSearch)
  return <SearchField label={of} value={q} onChange={(next) => setState({ q: next })} />
}

/** The table, which follows what is typed as soon as there is time. */
const SearchedTable = <Row extends object>(table: ComponentProps<typeof DataTable<Row>>) => {
  const [{ q }] = useUrlState(noSearch)
  return <DataTable {...table} search={useDeferredValue(q)} />
}

/**
 * A list that is read whole, with all that belongs to it: saved views, search, filters, count, columns, export, and the table.
 * Search, filters and order stand in the address.
 */
export const OfficeList = <Row extends object>({
  name,
  of,
  views = name,
  apart,
  rows,
  error,
  reload,
  columns,
  filters = none,
  chips = none,
  canExport = true,
  searchText,
  loadingText = `Loading ${of}...`,
  atEnd,
  children,
  ...table
}: OfficeListProps<Row>) => {
  const defaults = useMemo(() => Object.fromEntries(filters.map(({ key }) => [key, ''])), [filters])
  const [state, setState] = useUrlState<string>(defaults)
  const filter = useMemo(() => passes(filters, state), [filters, state])
  const [{ sort: sortText }, setSort] = useUrlState(noSort)
  const sort = useMemo(() => sortFromText(sortText), [sortText])
  const changeSort = useCallback((next: Sort | null) => setSort({ sort: sortToText(next) }), [setSort])
  const Rows = searchText === undefined ? DataTable<Row> : SearchedTable<Row>
  return (
    <>
      {error === null ? null : (
        <div className="mb-3">
          <ErrorState error={error} onRetry={reload} />
        </div>
      )}
      {views === null ? null : <ViewTabs list={views} table={name} apart={apart} />}
      <TableToolbar
        search={searchText === undefined ? null : <ListSearch of={of} />}
        count={<ListCount table={name} of={of} />}
        atEnd={
          <>
            {atEnd}
            <ColumnMenu table={name} columns={columns} />
            {canExport ? <ExportMenu table={name} file={name} columns={columns} rows={rows} /> : null}
          </>
        }
      >
        <FilterChips filters={[...chips, ...listFilters(filters, state, setState)]} />
      </TableToolbar>
      {children}
      {rows === null && error !== null ? null : (
        <Rows
          {...table}
          className="edge-to-edge"
          name={name}
          columns={columns}
          rows={rows}
          loadingText={loadingText}
          {...(searchText !== undefined && { searchText })}
          filter={filter}
          sort={sort}
          onSort={changeSort}
        />
      )}
    </>
  )
}
