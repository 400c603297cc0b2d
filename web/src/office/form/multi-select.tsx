import { Combobox } from '@base-ui/react/combobox'
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react'
import { useMemo, useState, type ReactNode } from 'react'
import { controlClass, Field } from '../../ui/form/field.tsx'
import { specifiedTexts } from '../show/specified-texts.ts'

export interface Option {
  value: string
  label: string
}

interface MultiSelectProps {
  label: string
  options: readonly Option[]
  /** The values that are chosen. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** The words of the entry that makes a new option (Create Group), and what it does with what was typed. */
  create?: { label: string; onCreate: (typed: string) => void }
  hint?: ReactNode
  error?: string | undefined
  placeholder?: string
}

const CREATE = '\u0000create'

/** Several of many, by typing a part of the name. */
export const MultiSelect = ({
  label,
  options,
  value,
  onChange,
  create,
  hint,
  error,
  placeholder = 'Type to find',
}: MultiSelectProps) => {
  const [typed, setTyped] = useState('')
  // Below a native dialog what is elsewhere in the page cannot be reached: the list stands in the field's own place.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const chosen = options.filter((option) => value.includes(option.value))
  const createLabel = create?.label
  const items = useMemo(
    () => (createLabel === undefined ? options : [...options, { value: CREATE, label: createLabel }]),
    [options, createLabel],
  )
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div ref={setPlace} className="relative">
          <Combobox.Root
            items={items}
            multiple
            value={chosen}
            inputValue={typed}
            onInputValueChange={setTyped}
            isItemEqualToValue={(one: Option, other: Option) => one.value === other.value}
            filter={(item: Option, query) =>
              item.value === CREATE || item.label.toLowerCase().includes(query.trim().toLowerCase())
            }
            onValueChange={(next: Option[]) => {
              if (next.some((option) => option.value === CREATE)) create?.onCreate(typed.trim())
              else onChange(next.map((option) => option.value))
              setTyped('')
            }}
          >
            <Combobox.Chips
              className={`${controlClass(error !== undefined)} flex flex-wrap items-center gap-1 p-1`}
            >
              {chosen.map((option) => (
                <Combobox.Chip
                  key={option.value}
                  aria-label={option.label}
                  className="inline-flex min-h-8 items-center gap-1 rounded-control bg-brand-soft ps-2 text-sm data-highlighted:outline-2 data-highlighted:outline-focus"
                >
                  {option.label}
                  <Combobox.ChipRemove
                    aria-label={`Remove ${option.label}`}
                    className="inline-flex size-8 items-center justify-center rounded-control hover:bg-surface pointer-coarse:size-11"
                  >
                    <IconX aria-hidden="true" className="size-4" />
                  </Combobox.ChipRemove>
                </Combobox.Chip>
              ))}
              <Combobox.Input
                {...control}
                placeholder={chosen.length === 0 ? placeholder : ''}
                className="min-h-8 min-w-24 flex-1 bg-transparent px-2 outline-none"
              />
            </Combobox.Chips>
            <Combobox.Portal container={place}>
              <Combobox.Positioner
                anchor={place}
                positionMethod="fixed"
                sideOffset={4}
                className="z-30 outline-none"
              >
                <Combobox.Popup className="max-h-64 w-(--anchor-width) overflow-y-auto rounded-control border border-line bg-surface p-1 text-sm shadow-card">
                  <Combobox.Empty className="px-3 py-2 text-ink-soft empty:p-0">
                    {specifiedTexts.no_data}
                  </Combobox.Empty>
                  <Combobox.List>
                    {(option: Option) => (
                      <Combobox.Item
                        key={option.value}
                        value={option}
                        className="flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-2 outline-none data-highlighted:bg-brand-soft pointer-coarse:min-h-11"
                      >
                        {option.value === CREATE ? (
                          <IconPlus aria-hidden="true" className="size-4" />
                        ) : (
                          <span className="inline-flex size-4">
                            <Combobox.ItemIndicator>
                              <IconCheck aria-hidden="true" className="size-4" />
                            </Combobox.ItemIndicator>
                          </span>
                        )}
                        {option.label}
                      </Combobox.Item>
                    )}
                  </Combobox.List>
                </Combobox.Popup>
              </Combobox.Positioner>
            </Combobox.Portal>
          </Combobox.Root>
        </div>
      )}
    </Field>
  )
}
