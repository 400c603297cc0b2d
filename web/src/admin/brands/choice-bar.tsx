import { classNames } from '../../ui/class-names.ts'

interface ChoiceBarProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string; lang?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, side by side. */
export const ChoiceBar = <Value extends string>({
  label,
  choices,
  value,
  onChange,
}: ChoiceBarProps<Value>) => (
  <fieldset className="inline-flex rounded-control border border-line bg-surface p-0.5">
    <legend className="sr-only">{label}</legend>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        lang={choice.lang}
        aria-pressed={choice.value === value}
        onClick={() => onChange(choice.value)}
        className={classNames(
          'min-h-9 rounded-control px-3 text-sm pointer-coarse:min-h-11',
          choice.value === value ? 'bg-brand font-semibold text-on-brand' : 'hover:bg-brand-soft',
        )}
      >
        {choice.label}
      </button>
    ))}
  </fieldset>
)
