import type { ChangeEvent } from 'react'
import { groupedRupees } from './grouped-rupees.ts'

const digitsIn = (text: string): number => text.replaceAll(/[^0-9]/g, '').length

/** Groups the digits of an amount while somebody types; the caret stays between the two digits where it was. */
export const groupDigits = ({ target: field, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
  const { value, selectionStart } = field
  const text = groupedRupees(value)
  if (text === value) return
  const before = digitsIn(value.slice(0, selectionStart ?? value.length))
  let caret = 0
  for (let digits = 0; digits < before; caret += 1) if (text[caret] !== ',') digits += 1
  // The comma that Delete took away is there again: the next press meets a digit.
  if ((nativeEvent as InputEvent).inputType === 'deleteContentForward' && text[caret] === ',') caret += 1
  field.value = text
  field.setSelectionRange(caret, caret)
}
