import { classNames } from './class-names.ts'

interface ChipsProps<Value extends string> {
  /** What the chips do, for whoever hears them. */
  label: string
  chips: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
  className?: string
}

/** A row of chips: on a phone it scrolls sideways, with room for the ring of the focus. */
export const chipRowClass = 'no-print -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0'

/** The look of a chip, for a link that acts as one. */
export const chipClass = (isChosen: boolean): string =>
  classNames(
    'figures inline-flex min-h-9 shrink-0 items-center rounded-full border px-3.5 text-sm transition-colors duration-120',
    isChosen
      ? 'border-brand-ink bg-brand-soft font-semibold text-brand-ink'
      : 'border-line bg-surface hover:bg-brand-soft',
  )

/** One of a few, pressed: a part of a list. */
export const Chips = <Value extends string>({
  label,
  chips,
  chosen,
  onChoose,
  className,
}: ChipsProps<Value>) => (
  <div role="group" aria-label={label} className={classNames(chipRowClass, className)}>
    {chips.map((chip) => (
      <button
        key={chip.value}
        type="button"
        aria-pressed={chip.value === chosen}
        onClick={() => onChoose(chip.value)}
        className={chipClass(chip.value === chosen)}
      >
        {chip.label}
      </button>
    ))}
  </div>
)
