import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { money } from '../../i18n/format-values.ts'
import type { FieldTexts } from './field.tsx'
import { rupeesFromText } from './rupee-text.ts'
import { TextField } from './text-field.tsx'

/** Whole rupees; the amount stands beside what is typed in Indian grouping. Read with `rupeesFromText`. */
export const MoneyField = ({
  onChange,
  defaultValue,
  ...rest
}: Omit<ComponentProps<'input'>, 'prefix'> & FieldTexts) => {
  const [typed, setTyped] = useState(String(defaultValue ?? ''))
  const rupees = rupeesFromText(typed)
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      prefix="₹"
      maxLength={14}
      defaultValue={defaultValue}
      onChange={change}
      suffix={rupees === null || rupees < 1000 ? '' : <span className="figures">{money(rupees)}</span>}
    />
  )
}
