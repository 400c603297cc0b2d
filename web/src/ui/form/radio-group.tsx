import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, FieldHint, useFieldIds, type FieldTexts } from './field.tsx'

export interface RadioChoice {
  value: string | number
  label: ReactNode
  hint?: ReactNode
}

interface RadioGroupProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'>, FieldTexts {
  options: readonly RadioChoice[]
  defaultValue?: string | number | undefined
  /** How the cards stand beside each other from the small breakpoint on. */
  columns?: 1 | 2 | 3
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const

/** A question with few answers, each a card to press. Uncontrolled, as any field. */
export const RadioGroup = ({
  label,
  hint,
  error,
  options,
  defaultValue,
  columns = 2,
  className,
  id,
  ...input
}: RadioGroupProps) => {
  const { control, hintId, errorId } = useFieldIds({ hint, error }, id)
  return (
    <fieldset className={className} aria-describedby={control['aria-describedby']}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className={classNames('grid gap-2', columnClass[columns])}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-11 items-center gap-3 rounded-control border bg-surface px-3 py-2',
              'has-checked:border-brand-ink has-checked:bg-brand-soft',
              error === undefined ? 'border-line' : 'border-bad',
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
              className="size-5 shrink-0"
            />
            <span>
              {option.label}
              {option.hint === undefined ? null : (
                <span className="block text-sm text-ink-soft">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
      <FieldHint id={hintId}>{hint}</FieldHint>
    </fieldset>
  )
}
