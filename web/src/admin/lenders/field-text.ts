import { messagesEn } from '@marketplace/contract/platform/messages.en'
import type { LenderFieldKind } from '@marketplace/contract/market/lender-field'
import {
  lenderField,
  lenderValueSchema,
  type LenderProperty,
} from '@marketplace/contract/market/lender-fields'
import { staffMessages } from '@marketplace/contract/platform/staff-messages'
import { count, day } from '../../i18n/format-values.ts'
import { dayFromText } from '../../ui/form/date-text.ts'
import { acceptNumber } from '../../office/form/typed-number.ts'
import { parseAmount } from '../lender-revenue/parse-amount.ts'

const messages: Readonly<Record<string, string>> = { ...messagesEn, ...staffMessages }
const NO_WORDS = 'Enter a value that this field takes'

/** What was typed, as a value of the field; `error` in words; `ignored` where nothing stands and the field needs something. */
export type ReadField = { value: unknown } | { error: string } | { ignored: true }

/** A stored value as the field shows it. */
export const fieldText = (property: LenderProperty, value: unknown): string => {
  if (value === null || value === undefined) return ''
  const { kind } = lenderField(property)
  if (kind === 'list' && Array.isArray(value)) return value.join(' ')
  if (kind === 'rupees' && typeof value === 'number') return count(value)
  if (kind === 'day' && typeof value === 'string') return day(value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** More than any field has: the field's own schema says what is too fine. */
const MOST_DECIMALS = 9
const NUMBER = /^-?[0-9]*\.?[0-9]+$/

const parseNumber = (typed: string): number => {
  const bare = acceptNumber('', typed.replace(/\s*%$/, ''), MOST_DECIMALS)
  return NUMBER.test(bare) ? Number(bare) : Number.NaN
}

/** How the kinds that are no text are read. */
const parsers: Partial<Record<LenderFieldKind, (typed: string) => unknown>> = {
  rupees: (typed) => parseAmount(typed) ?? Number.NaN,
  number: parseNumber,
  integer: parseNumber,
  percent: parseNumber,
  option: parseNumber,
  day: (typed) => dayFromText(typed) ?? typed,
  list: (typed) => typed.split(/[\s,]+/).filter((part) => part !== ''),
}

const parse = (property: LenderProperty, typed: string): unknown =>
  parsers[lenderField(property).kind]?.(typed) ?? typed

/** Reads what was typed into a field; empty is null where the field may be empty (section 5). */
export const readField = (property: LenderProperty, text: string): ReadField => {
  const typed = text.trim()
  if (typed === '') {
    if (lenderField(property).nullable === true) return { value: null }
    return { ignored: true }
  }
  const checked = lenderValueSchema(property).safeParse(parse(property, typed))
  if (checked.success) return { value: checked.data }
  return { error: messages[checked.error.issues[0]?.message ?? ''] ?? NO_WORDS }
}
