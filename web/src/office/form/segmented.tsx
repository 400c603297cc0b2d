import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface SegmentedOption<Value extends string> {
  value: Value
  label: string
  /** After the label. */
  icon?: ReactNode
  /** There where a press asks for more first. */
  opens?: 'dialog'
}

interface SegmentedProps<Value extends string> {
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A few ways to look at the same thing, side by side; on a narrow screen they fill lines. */
export const Segmented = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) => (
  <span role="group" aria-label={label} className="inline-flex flex-wrap ps-px pt-px text-sm">
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        aria-haspopup={option.opens}
        onClick={() => onChange(option.value)}
        className={classNames(
          '-ms-px -mt-px inline-flex min-h-7.5 grow items-center justify-center gap-1.5 border border-edge px-3 first:rounded-s-control last:rounded-e-control pointer-coarse:min-h-11',
          option.value === value
            ? 'bg-brand-soft font-semibold text-brand-ink'
            : 'text-ink-soft hover:bg-hover',
        )}
      >
        {option.label}
        {option.icon}
      </button>
    ))}
  </span>
)
