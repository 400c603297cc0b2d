import { TextField } from '../../ui/form/text-field.tsx'
import { specifiedTexts } from '../show/specified-texts.ts'
import { acceptNumber, numberProblem } from './typed-number.ts'
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

const problems = { negative: specifiedTexts.positive_number, not_whole: 'Enter a whole number' }

/** A number of 0 or more: what is none, or not whole, stays as typed, with the reason why it is refused. */
export const NumberField = ({
  onChange,
  decimals = 0,
  isDisabled,
  onBlur,
  error,
  ...rest
}: NumberFieldProps) => {
  const problem = numberProblem(rest.value, decimals)
  return (
    <TextField
      {...rest}
      error={problem === undefined ? error : problems[problem]}
      autoComplete="off"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      disabled={isDisabled}
      onBlur={onBlur}
      onChange={({ target }) => onChange(acceptNumber(rest.value, target.value, decimals))}
    />
  )
}
