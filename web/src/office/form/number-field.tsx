import { TextField } from '../../ui/form/text-field.tsx'
import { specifiedTexts } from '../show/specified-texts.ts'
import { useState, type ReactNode } from 'react'
import { acceptNumber, isRefused, numberProblem } from './typed-number.ts'

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

/** Stands until something is typed that the field takes. */
const NO_NUMBER = 'Digits only: what was typed last was left out'
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
  const [hasRefused, setRefused] = useState(false)
  return (
    <TextField
      {...rest}
      error={problem === undefined ? (hasRefused ? NO_NUMBER : error) : problems[problem]}
      autoComplete="off"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      disabled={isDisabled}
      onBlur={onBlur}
      onChange={({ target }) => {
        const next = acceptNumber(rest.value, target.value, decimals)
        setRefused(isRefused(rest.value, target.value, next))
        onChange(next)
      }}
    />
  )
}
