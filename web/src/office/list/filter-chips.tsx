import { Menu } from '@base-ui/react/menu'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { ListFilter } from './list-filters.ts'
import { TypedFilter } from './typed-filter.tsx'

interface FilterChipsProps {
  filters: readonly ListFilter[]
}

const item =
  'flex min-h-9 cursor-pointer items-center rounded-control px-3 outline-none data-highlighted:bg-brand-soft pointer-coarse:min-h-11'

interface ChipProps {
  filter: ListFilter
  isNew: boolean
  onRemove: () => void
}

/** The focus follows what was asked for: the filter that the menu has just added. */
const focusIf =
  (isAsked: boolean) =>
  (element: HTMLElement | null): void => {
    if (isAsked) element?.focus()
  }

/** "Status is Live ×". */
const Chip = ({ filter, isNew, onRemove }: ChipProps) => {
  const { label, value, options, typed, isFixed = false, anyLabel = 'any', onChange } = filter
  const id = useId()
  const ref = focusIf(isNew && value === '')
  // Named in the address, and not among the options yet, or no more.
  const isUnknown = value !== '' && options.every((option) => option.value !== value)
  return (
    <span className="inline-flex min-h-11 max-w-full items-center rounded-control border border-line bg-surface text-sm">
      <label htmlFor={id} className="ps-3 pe-1 text-ink-soft">
        {label}
      </label>
      {typed === undefined ? (
        <select
          id={id}
          ref={ref}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={classNames(
            'min-h-7 max-w-56 min-w-0 rounded-control bg-surface px-1 font-semibold pointer-coarse:min-h-10',
            isFixed && 'me-1',
          )}
        >
          {anyLabel === null ? null : <option value="">{anyLabel}</option>}
          {isUnknown ? <option>{value}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <TypedFilter id={id} ref={ref} kind={typed} value={value} onChange={onChange} />
      )}
      {isFixed ? null : (
        <button
          type="button"
          aria-label={`Remove the filter ${label}`}
          onClick={onRemove}
          className="inline-flex size-7 items-center justify-center rounded-control text-ink-soft hover:bg-brand-soft pointer-coarse:size-11"
        >
          <IconX aria-hidden="true" className="size-4" />
        </button>
      )}
    </span>
  )
}

/** The filters that a list is cut by, each a chip, and a menu of the others. */
export const FilterChips = ({ filters }: FilterChipsProps) => {
  const [added, setAdded] = useState<readonly string[]>([])
  const menuRef = useRef<HTMLButtonElement>(null)
  const shown = filters.filter(
    ({ key, value, isFixed = false }) => isFixed || value !== '' || added.includes(key),
  )
  const others = filters.filter((filter) => !shown.includes(filter))
  const remove = ({ key, value, onChange }: ListFilter): void => {
    setAdded((before) => before.filter((one) => one !== key))
    if (value !== '') onChange('')
    menuRef.current?.focus()
  }
  return (
    <>
      {shown.map((filter) => (
        <Chip
          key={filter.key}
          filter={filter}
          isNew={added.at(-1) === filter.key}
          onRemove={() => remove(filter)}
        />
      ))}
      {filters.every(({ isFixed }) => isFixed === true) ? null : (
        <Menu.Root>
          <Menu.Trigger
            ref={menuRef}
            disabled={others.length === 0}
            className="inline-flex min-h-11 items-center gap-1 rounded-control border border-dashed border-line px-3 text-sm text-ink-soft hover:bg-brand-soft disabled:opacity-60"
          >
            <IconPlus aria-hidden="true" className="size-4" />
            Filter
          </Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner sideOffset={4} className="z-30 outline-none">
              <Menu.Popup
                finalFocus={false}
                className="min-w-40 rounded-surface bg-surface p-1 text-sm shadow-float outline-none"
              >
                {others.map(({ key, label }) => (
                  <Menu.Item
                    key={key}
                    className={item}
                    onClick={() => setAdded((before) => [...before, key])}
                  >
                    {label}
                  </Menu.Item>
                ))}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      )}
    </>
  )
}
