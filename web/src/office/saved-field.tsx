import { useState, type ReactNode } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { keepNumeric, numberFromText, numberToText } from './typed-number.ts'

const asTyped = (typed: string): string => typed

interface SavedTextFieldProps {
  label: ReactNode
  value: string
  /** Called on leaving the field, with a changed value alone (section 5). What it throws puts the stored value back. */
  onSave: (value: string) => Promise<unknown>
  hint?: ReactNode
  error?: string | undefined
  placeholder?: string
  prefix?: ReactNode
  inputMode?: 'text' | 'decimal' | 'numeric'
  accept?: (typed: string) => string
  isDisabled?: boolean
}

/** A field of a page without a button: left with another value, it saves it. Escape puts the stored one back. */
export const SavedTextField = ({
  value,
  onSave,
  accept = asTyped,
  isDisabled,
  ...field
}: SavedTextFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const save = async (text: string): Promise<void> => {
    try {
      await onSave(text)
    } finally {
      // The page's value is the truth again: the new one, or after a failure the stored one.
      setTyped(null)
    }
  }
  return (
    <TextField
      {...field}
      autoComplete="off"
      disabled={isDisabled}
      value={typed ?? value}
      onChange={({ target }) => setTyped(accept(target.value))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setTyped(null)
      }}
      onBlur={() => {
        if (typed !== null && typed !== value) void save(typed)
        else setTyped(null)
      }}
    />
  )
}

interface SavedNumberFieldProps extends Omit<
  SavedTextFieldProps,
  'value' | 'onSave' | 'accept' | 'inputMode'
> {
  value: number | null
  /** "empty numeric values become null" (section 5). */
  onSave: (value: number | null) => Promise<unknown>
  decimals?: number
}

export const SavedNumberField = ({ value, onSave, decimals = 0, ...field }: SavedNumberFieldProps) => (
  <SavedTextField
    {...field}
    value={numberToText(value)}
    inputMode={decimals === 0 ? 'numeric' : 'decimal'}
    accept={(typed) => keepNumeric(typed, decimals)}
    onSave={async (text) => {
      const next = numberFromText(text)
      if (next !== value) await onSave(next)
    }}
  />
)
