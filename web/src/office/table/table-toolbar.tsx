import { Menu } from '@base-ui/react/menu'
import { IconCheck, IconColumns3, IconSearch } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'

interface TableToolbarProps {
  /** What the table holds: "lenders". */
  label: string
  search: string
  onSearch: (search: string) => void
  /** Filters: `FilterSelect`s. */
  children?: ReactNode
  /** "38 of 40". */
  count?: ReactNode
  /** With `onHide`: the columns that may be hidden. */
  columns?: readonly { key: string; title: string }[]
  hidden?: readonly string[]
  onHide?: (hidden: string[]) => void
}

const itemClass =
  'flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-2 outline-none data-highlighted:bg-brand-soft pointer-coarse:min-h-11'

const ColumnChoice = ({
  columns,
  hidden,
  onHide,
}: {
  columns: readonly { key: string; title: string }[]
  hidden: readonly string[]
  onHide: (hidden: string[]) => void
}) => (
  <Menu.Root>
    <Menu.Trigger className={buttonClass('secondary', 'text-sm')}>
      <IconColumns3 aria-hidden="true" className="size-5" />
      Columns
    </Menu.Trigger>
    <Menu.Portal>
      <Menu.Positioner sideOffset={4} align="end" className="z-30 outline-none">
        <Menu.Popup className="max-h-[60dvh] min-w-52 overflow-y-auto rounded-surface border border-line-soft bg-surface p-1 text-sm shadow-card outline-none">
          {columns.map(({ key, title }) => (
            <Menu.CheckboxItem
              key={key}
              className={itemClass}
              checked={!hidden.includes(key)}
              onCheckedChange={(isShown) =>
                onHide(isShown ? hidden.filter((name) => name !== key) : [...hidden, key])
              }
            >
              <span className="inline-flex size-4">
                <Menu.CheckboxItemIndicator>
                  <IconCheck aria-hidden="true" className="size-4" />
                </Menu.CheckboxItemIndicator>
              </span>
              {title}
            </Menu.CheckboxItem>
          ))}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
)

const noColumns: readonly { key: string; title: string }[] = []
const noneHidden: readonly string[] = []

/** What stands above a table: search, filters, how many are shown, which columns. */
export const TableToolbar = ({
  label,
  search,
  onSearch,
  children,
  count,
  columns = noColumns,
  hidden = noneHidden,
  onHide,
}: TableToolbarProps) => (
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
    {onHide === undefined ? null : (
      <span className="ms-auto">
        <ColumnChoice columns={columns} hidden={hidden} onHide={onHide} />
      </span>
    )}
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
