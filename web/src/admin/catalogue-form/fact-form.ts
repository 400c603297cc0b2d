import { PlanPremium, premiumsFromText, premiumsToText } from '@marketplace/contract/catalogue/plan-premiums'
import { dayText } from '../../office/show/day-text.ts'
import { numberFromText, numberToText } from '../../office/form/typed-number.ts'

/** A fact that a form asks for; the server decides what it may be. */
export interface FactField {
  /** Its name on the wire. */
  name: string
  label: string
  kind: 'line' | 'text' | 'whole' | 'percent' | 'day' | 'choice' | 'several' | 'premiums'
  /** Characters at most. */
  max?: number
  /** Empty is sent as null. */
  isOptional?: true
  hint?: string
  options?: readonly { value: string; label: string }[]
}

/** What stands in the fields, by name. */
export type FactTexts = Readonly<Record<string, string>>

type Facts = Readonly<Record<string, unknown>>

const isNumber = ({ kind }: FactField): boolean => kind === 'whole' || kind === 'percent'

/** Several values stand in one text with spaces between them: none of them has one. */
const textOf = ({ kind }: FactField, value: unknown): string =>
  kind === 'premiums'
    ? premiumsToText(Array.isArray(value) ? value.filter((line) => PlanPremium.safeParse(line).success) : [])
    : Array.isArray(value)
      ? value.join(' ')
      : typeof value === 'string' || typeof value === 'number'
        ? numberToText(value)
        : ''

/** The texts of a form: of facts that are there, or empty. */
export const textsOf = (fields: readonly FactField[], facts: Facts | null): FactTexts =>
  Object.fromEntries(fields.map((field) => [field.name, textOf(field, facts?.[field.name])]))

/** What is sent of them: numbers as numbers, nothing as null. What is no number goes as it was typed, and is refused. */
export const factsOf = (fields: readonly FactField[], texts: FactTexts): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => {
      const typed = (texts[field.name] ?? '').trim()
      if (field.kind === 'premiums') return [field.name, premiumsFromText(typed)]
      if (typed === '') return [field.name, null]
      if (field.kind === 'several') return [field.name, typed.split(' ')]
      return [field.name, isNumber(field) ? (numberFromText(typed) ?? typed) : typed]
    }),
  )

/** Whether each fact that has to be there is. */
export const isFilled = (fields: readonly FactField[], texts: FactTexts): boolean =>
  fields.every(({ name, isOptional }) => isOptional === true || (texts[name] ?? '').trim() !== '')

const shownText = ({ kind, options }: FactField, text: string): string => {
  if (text === '') return '–'
  if (kind === 'day') return dayText(text)
  if (kind === 'several') return text.replaceAll(' ', ', ')
  return options?.find(({ value }) => value === text)?.label ?? text
}

/** What differs between what was typed and what somebody saved meanwhile. */
export const differences = (
  fields: readonly FactField[],
  mine: FactTexts,
  theirs: Facts,
): { name: string; label: string; mine: string; theirs: string }[] => {
  const other = textsOf(fields, theirs)
  return fields.flatMap((field) => {
    const own = (mine[field.name] ?? '').trim()
    const stands = other[field.name] ?? ''
    if (own === stands) return []
    const { name, label } = field
    return [{ name, label, mine: shownText(field, own), theirs: shownText(field, stands) }]
  })
}
