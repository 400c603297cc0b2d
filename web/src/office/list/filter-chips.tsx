import { Menu } from '@base-ui/react/menu'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { ListFilter } from './list-filters.ts'

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

/** "Status is Live ×". */
const Chip = ({ filter: { label, value, options, onChange }, isNew, onRemove }: ChipProps) => {
  const id = useId()
  return (
    <span className="inline-flex min-h-11 items-center rounded-control border border-line bg-surface text-sm">
      <label htmlFor={id} className="ps-3 pe-1 text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        // The focus follows what was asked for: the filter that the menu has just added.
        ref={(element) => {
          if (isNew && value === '') element?.focus()
        }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-7 max-w-44 rounded-control bg-surface px-1 font-semibold pointer-coarse:min-h-10"
      >
        <option value="">any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={`Remove the filter ${label}`}
        onClick={onRemove}
        className="inline-flex size-7 items-center justify-center rounded-control text-ink-soft hover:bg-brand-soft pointer-coarse:size-11"
      >
        <IconX aria-hidden="true" className="size-4" />
      </button>
    </span>
  )
}

/** The filters that a list is cut by, each a chip, and a menu of the others. */
export const FilterChips = ({ filters }: FilterChipsProps) => {
  const [added, setAdded] = useState<readonly string[]>([])
  const menuRef = useRef<HTMLButtonElement>(null)
  const shown = filters.filter(({ key, value }) => value !== '' || added.includes(key))
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
      {filters.length === 0 ? null : (
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
