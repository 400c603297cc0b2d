import type { ChangeEvent, ComponentProps } from 'react'
import type { FieldTexts } from './field.tsx'
import { withSlashes } from './date-text.ts'
import { TextField } from './text-field.tsx'

/** Puts the slashes in while somebody types; not while they mend something in the middle. */
export const putSlashes = (field: HTMLInputElement): void => {
  const isAtEnd = field.selectionStart === field.value.length
  const text = withSlashes(field.value)
  if (isAtEnd && text !== field.value) field.value = text
}

/** A day as DD/MM/YYYY; the slashes come by themselves. Read with `dayFromText`. */
export const DateField = ({ onChange, ...rest }: Omit<ComponentProps<'input'>, 'prefix'> & FieldTexts) => {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    putSlashes(event.target)
    onChange?.(event)
  }
  return <TextField placeholder="DD/MM/YYYY" {...rest} inputMode="numeric" maxLength={10} onChange={change} />
}
