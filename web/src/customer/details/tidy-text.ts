import type { TypedField } from './detail-values.ts'

/** What stands in an address as people write it, and what the form of section 5 has for it. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\s*[\r\n]+\s*/g, ', '],
  [/[/\\_–—|]/g, '-'],
  [/[;:]/g, ','],
  [/&/g, ' and '],
  [/['’`]/g, ''],
  [/["“”()[\]{}]/g, ' '],
]

const tidied = (text: string, more: readonly (readonly [RegExp, string])[] = []): string =>
  [...written, ...more]
    .reduce((so, [sign, instead]) => so.replaceAll(sign, instead), text)
    .replaceAll(/ {2,}/g, ' ')
    .trim()

/**
 * An address as it was typed, brought into the form of section 5: "538K/123" is "538K-123". What no sign of the form stands for stays,
 * and is told as a mistake. The form shows what becomes of it (question-fields.tsx).
 */
export const tidyText = (field: TypedField, text: string): string => {
  if (field === 'address1' || field === 'address2') return tidied(text)
  return field === 'locality' ? tidied(text, [[/-/g, ' ']]) : text
}
