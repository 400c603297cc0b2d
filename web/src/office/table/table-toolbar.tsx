import { IconSearch } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'

interface TableToolbarProps {
  /** What the table holds: "lenders". */
  label: string
  search: string
  onSearch: (search: string) => void
  /** Filters: `FilterSelect`s. */
  children?: ReactNode
  /** "38 of 40". */
  count?: ReactNode
  /** At the end: `ColumnMenu`, `ExportMenu`. */
  atEnd?: ReactNode
}

/** What stands above a table: search, filters, how many are shown, which columns. */
export const TableToolbar = ({ label, search, onSearch, children, count, atEnd }: TableToolbarProps) => (
  <search className="mb-3 flex flex-wrap items-end gap-3">
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
    {children}
    {count === undefined ? null : (
      <output className="figures flex min-h-11 items-center text-sm text-ink-soft">{count}</output>
    )}
    {atEnd === undefined ? null : <span className="ms-auto flex flex-wrap gap-2">{atEnd}</span>}
  </search>
)

interface FilterSelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  /** What the empty value is called, where it is not all. */
  emptyLabel?: string
}

/** One filter of a table; the empty value stands for all. */
export const FilterSelect = ({ label, value, onChange, options, emptyLabel = 'All' }: FilterSelectProps) => {
  const id = useId()
  return (
    <span className="flex items-center gap-2 text-sm">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-11 rounded-control border border-line bg-surface px-3"
      >
        <option value="">{emptyLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
