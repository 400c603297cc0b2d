import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface TableToolbarProps {
  /** What the table holds: "lenders". */
  label: string
  search?: string
  /** There where the whole list is searched. */
  onSearch?: ((search: string) => void) | undefined
  /** `FilterChips`. */
  children?: ReactNode
  /** "38 of 40". */
  count?: ReactNode
  /** At the end: `ColumnMenu`, `ExportMenu`. */
  atEnd?: ReactNode
}

/** What stands above a table: search, filters, how many are shown, which columns. */
export const TableToolbar = ({ label, search = '', onSearch, children, count, atEnd }: TableToolbarProps) => (
  <search className="mb-3 flex flex-wrap items-end gap-3">
    {onSearch === undefined ? null : (
      <label className="relative min-w-48 grow md:max-w-72">
        <span className="sr-only">Search {label}</span>
        <IconSearch
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-soft"
        />
        <input
          type="search"
          placeholder={`Search ${label}`}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          className="min-h-11 w-full rounded-control border border-line bg-surface ps-10 pe-3 placeholder:text-ink-soft"
        />
      </label>
    )}
    {children}
    {count === undefined ? null : (
      <output className="figures flex min-h-11 items-center text-sm text-ink-soft">{count}</output>
    )}
    {atEnd === undefined ? null : <span className="ms-auto flex flex-wrap gap-2">{atEnd}</span>}
  </search>
)
