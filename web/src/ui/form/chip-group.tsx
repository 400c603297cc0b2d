import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, FieldHint, useFieldIds, type FieldTexts } from './field.tsx'
import type { RadioChoice } from './radio-group.tsx'

interface ChipGroupProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'>, FieldTexts {
  options: readonly Omit<RadioChoice, 'hint'>[]
  defaultValue?: string | number | undefined
}

/** A question with few short answers, side by side as long as there is room. Uncontrolled, as any field. */
export const ChipGroup = ({
  label,
  hint,
  error,
  options,
  defaultValue,
  className,
  id,
  ...input
}: ChipGroupProps) => {
  const { control, hintId, errorId } = useFieldIds({ hint, error }, id)
  return (
    <fieldset className={className} aria-describedby={control['aria-describedby']}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classNames(
              'figures relative inline-flex min-h-10 items-center rounded-full border bg-surface px-3.5 text-sm hover:bg-brand-soft',
              'has-checked:border-brand-ink has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-ink',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus',
              error === undefined || error === '' ? 'border-line' : 'border-bad',
            )}
          >
            <input
              {...input}
              id={index === 0 ? control.id : `${control.id}-${option.value}`}
              type="radio"
              value={option.value}
              defaultChecked={
                defaultValue === undefined ? undefined : String(defaultValue) === String(option.value)
              }
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-full opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
      <FieldHint id={hintId}>{hint}</FieldHint>
    </fieldset>
  )
}
