import { Combobox } from '@base-ui/react/combobox'
import { IconCheck } from '@tabler/icons-react'
import { useMemo, useState, type ReactNode } from 'react'
import { controlClass, Field } from '../../ui/form/field.tsx'
import { specifiedTexts } from '../show/specified-texts.ts'
import { searchLabels, type Labelled } from './search-labels.ts'

interface SearchSelectProps {
  label: string
  /** Has to be stable: it is searched at each letter. */
  options: readonly Labelled[]
  /** The value that is chosen; empty for none. */
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  placeholder?: string
}

/** One of very many, by typing a part of the name: only the first that are found are there to choose from, and it says of how many. */
export const SearchSelect = ({
  label,
  options,
  value,
  onChange,
  hint,
  error,
  placeholder = 'Type to find',
}: SearchSelectProps) => {
  const chosen = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value])
  const [typed, setTyped] = useState<string | null>(null)
  // Below a native dialog what is elsewhere in the page cannot be reached: the list stands in the field's own place.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { shown, total } = useMemo(() => searchLabels(options, typed ?? ''), [options, typed])
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div ref={setPlace} className="relative">
          <Combobox.Root<Labelled>
            items={options}
            filteredItems={shown}
            value={chosen}
            inputValue={typed ?? chosen?.label ?? ''}
            autoHighlight
            isItemEqualToValue={(one, other) => one.value === other.value}
            onInputValueChange={(text, { reason }) => {
              if (reason === 'input-change' || reason === 'input-clear') setTyped(text)
            }}
            onOpenChange={(isOpen) => {
              if (!isOpen) setTyped(null)
            }}
            onValueChange={(next) => {
              setTyped(null)
              onChange(next?.value ?? '')
            }}
          >
            <Combobox.Input
              {...control}
              placeholder={placeholder}
              autoComplete="off"
              className={controlClass(error !== undefined)}
            />
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
                    {(option: Labelled) => (
                      <Combobox.Item
                        key={option.value}
                        value={option}
                        className="flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-2 outline-none data-highlighted:bg-brand-soft pointer-coarse:min-h-11"
                      >
                        <span className="inline-flex size-4">
                          <Combobox.ItemIndicator>
                            <IconCheck aria-hidden="true" className="size-4" />
                          </Combobox.ItemIndicator>
                        </span>
                        {option.label}
                      </Combobox.Item>
                    )}
                  </Combobox.List>
                  <Combobox.Status className="px-3 py-2 text-xs text-ink-soft empty:p-0">
                    {total > shown.length
                      ? `The first ${shown.length} of ${total}: type more of the name`
                      : null}
                  </Combobox.Status>
                </Combobox.Popup>
              </Combobox.Positioner>
            </Combobox.Portal>
          </Combobox.Root>
        </div>
      )}
    </Field>
  )
}
