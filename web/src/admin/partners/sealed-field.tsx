import type { ComponentProps } from 'react'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

interface SealedFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'error' | 'inputMode' | 'maxLength'
> {
  label: string
  /** What is stored, masked; null where nothing is. */
  masked: string | null
  /** What is typed; empty leaves what is stored, null takes it away. */
  value: string | null
  /** Turns what was typed into what may stand in the field. */
  keep: (typed: string) => string
  onChange: (value: string | null) => void
}

/** A value that is never shown in a form: another is typed over it, or it is taken away. */
export const SealedField = ({ label, masked, value, keep, onChange, ...field }: SealedFieldProps) => {
  const isRemoved = value === null
  return (
    <div>
      <TextField
        {...field}
        label={label}
        hint={masked === null || isRemoved ? undefined : `${masked} is stored. Empty leaves it as it is.`}
        autoComplete="off"
        spellCheck={false}
        disabled={isRemoved}
        value={value ?? ''}
        onChange={({ target }) => onChange(keep(target.value))}
      />
      {masked === null ? null : (
        <Checkbox
          label={`Remove the stored ${label}`}
          checked={isRemoved}
          onChange={({ target }) => onChange(target.checked ? null : '')}
        />
      )}
    </div>
  )
}
