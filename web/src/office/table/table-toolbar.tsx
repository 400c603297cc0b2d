import type { ReactNode } from 'react'

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
