import type { ChangeEvent, ComponentProps } from 'react'
import type { FieldTexts } from './field.tsx'
import { groupedRupees } from './grouped-rupees.ts'
import { TextField } from './text-field.tsx'

const digitsIn = (text: string): number => text.replaceAll(/[^0-9]/g, '').length

/** Groups the digits while somebody types; the caret stays between the two digits where it was. */
const groupDigits = (field: HTMLInputElement, isDeletingAhead: boolean): void => {
  const { value, selectionStart } = field
  const text = groupedRupees(value)
  if (text === value) return
  const before = digitsIn(value.slice(0, selectionStart ?? value.length))
  let caret = 0
  for (let digits = 0; digits < before; caret += 1) if (text[caret] !== ',') digits += 1
  // The comma that Delete took away is there again: the next press meets a digit.
  if (isDeletingAhead && text[caret] === ',') caret += 1
  field.value = text
  field.setSelectionRange(caret, caret)
}

/** Whole rupees, grouped as they are typed. Read with `rupeesFromText`. */
export const MoneyField = ({
  onChange,
  defaultValue = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'prefix'> & FieldTexts) => {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { inputType } = event.nativeEvent as InputEvent
    groupDigits(event.target, inputType === 'deleteContentForward')
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
