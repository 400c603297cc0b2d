import { classNames } from '../../ui/class-names.ts'

interface SegmentedProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Two or three ways to look at the same thing, side by side. */
export const Segmented = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) => (
  <span role="group" aria-label={label} className="inline-flex rounded-control border border-edge text-sm">
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
        className={classNames(
          'min-h-7 px-3 first:rounded-s-control last:rounded-e-control pointer-coarse:min-h-11 not-first:border-s not-first:border-edge',
          option.value === value
            ? 'bg-brand-soft font-semibold text-brand-ink'
            : 'text-ink-soft hover:bg-hover',
        )}
      >
        {option.label}
      </button>
    ))}
  </span>
)
