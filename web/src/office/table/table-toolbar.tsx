import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface SearchFieldProps {
  /** What is searched: "lenders". */
  label: string
  value: string
  onChange: (search: string) => void
}

/** The search of a whole list, in its toolbar. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <label className="relative min-w-48 grow md:max-w-72">
    <span className="sr-only">Search {label}</span>
    <IconSearch
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-soft"
    />
    <input
      type="search"
      placeholder={`Search ${label}`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="min-h-11 w-full rounded-control border border-line bg-surface ps-10 pe-3 placeholder:text-ink-soft"
    />
  </label>
)

interface TableToolbarProps {
  /** `SearchField`, where the whole list is searched. */
  search?: ReactNode
  /** `FilterChips`. */
  children?: ReactNode
  /** "38 of 40". */
  count?: ReactNode
  /** At the end: `ColumnMenu`, `ExportMenu`. */
  atEnd?: ReactNode
}

/** What stands above a table: search, filters, how many are shown, which columns. */
export const TableToolbar = ({ search, children, count, atEnd }: TableToolbarProps) => (
  <search className="mb-3 flex flex-wrap items-end gap-3">
    {search}
    {children}
    {count === undefined ? null : (
      <output className="figures flex min-h-11 items-center text-sm text-ink-soft">{count}</output>
    )}
    {atEnd === undefined ? null : <span className="ms-auto flex flex-wrap gap-2">{atEnd}</span>}
  </search>
)
