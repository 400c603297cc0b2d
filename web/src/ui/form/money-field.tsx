import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { count, money } from '../../i18n/format-values.ts'
import type { FieldTexts } from './field.tsx'
import { rupeesFromText } from './rupee-text.ts'
import { TextField } from './text-field.tsx'

/** Groups the digits while somebody types at the end; not while they mend something in the middle. */
const groupDigits = (field: HTMLInputElement): void => {
  const rupees = rupeesFromText(field.value)
  if (rupees !== null && field.selectionStart === field.value.length) field.value = count(rupees)
}

const grouped = (text: string): string => {
  const rupees = rupeesFromText(text)
  return rupees === null ? text : count(rupees)
}

/**
 * Whole rupees; the amount stands beside what is typed in Indian grouping, or is grouped itself where there is no room for that.
 * Read with `rupeesFromText`.
 */
export const MoneyField = ({
  onChange,
  defaultValue,
  isNarrow = false,
  ...rest
}: Omit<ComponentProps<'input'>, 'prefix'> & FieldTexts & { isNarrow?: boolean }) => {
  const [typed, setTyped] = useState(String(defaultValue ?? ''))
  const rupees = rupeesFromText(typed)
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (isNarrow) groupDigits(event.target)
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
      defaultValue={isNarrow ? grouped(String(defaultValue ?? '')) : defaultValue}
      onChange={change}
      suffix={
        isNarrow ? undefined : rupees === null || rupees < 1000 ? (
          ''
        ) : (
          <span className="figures">{money(rupees)}</span>
        )
      }
    />
  )
}
