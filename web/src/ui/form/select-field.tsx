import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldTexts } from './field.tsx'

export interface Choice {
  value: string | number
  label: string
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly Choice[]
  /** The words of the empty choice; without them there is none. */
  placeholder?: string
}

/** The system's own select. */
export const SelectField = ({
  label,
  hint,
  error,
  options,
  placeholder,
  className,
  id,
  ...select
}: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error} id={id} className={className}>
    {(control) => (
      <select {...select} {...control} className={controlClass(error !== undefined)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    )}
  </Field>
)
