import { TextField } from '../../ui/form/text-field.tsx'
import { specifiedTexts } from '../show/specified-texts.ts'
import { filterNumeric, isSigned } from './typed-number.ts'
import type { ReactNode } from 'react'

interface NumberFieldProps {
  label: ReactNode
  /** The text as typed; read it with `numberFromText`. */
  value: string
  onChange: (text: string) => void
  decimals?: number
  hint?: ReactNode
  error?: string | undefined
  prefix?: ReactNode
  name?: string
  isDisabled?: boolean
  onBlur?: () => void
}

/** A number of 0 or more: a negative one stays as typed, with the reason why it is refused. */
export const NumberField = ({
  onChange,
  decimals = 0,
  isDisabled,
  onBlur,
  error,
  ...rest
}: NumberFieldProps) => (
  <TextField
    {...rest}
    error={isSigned(rest.value) ? specifiedTexts.positive_number : error}
    autoComplete="off"
    inputMode={decimals === 0 ? 'numeric' : 'decimal'}
    disabled={isDisabled}
    onBlur={onBlur}
    onChange={({ target }) => onChange(filterNumeric(target.value, decimals))}
  />
)
