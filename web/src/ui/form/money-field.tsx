import type { ChangeEvent, ComponentProps } from 'react'
import type { FieldTexts } from './field.tsx'
import { groupDigits } from './group-digits.ts'
import { groupedRupees } from './grouped-rupees.ts'
import { TextField } from './text-field.tsx'

/** Whole rupees, grouped as they are typed. Read with `rupeesFromText`. */
export const MoneyField = ({
  onChange,
  defaultValue = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'prefix'> & FieldTexts) => {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    groupDigits(event)
    onChange?.(event)
  }
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      prefix="₹"
      maxLength={14}
      defaultValue={groupedRupees(String(defaultValue))}
      onChange={change}
    />
  )
}
