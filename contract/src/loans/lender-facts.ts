import * as z from 'zod/mini'
import { Day, Email, Flag, FullName, Mobile } from '../platform/formats.ts'
import { optionSetNames } from '../reference/option-sets.ts'

/** What kind of answer a lender's extra question takes; `full_name` is one of two words at least (section 5), `agree` a box to tick. */
export const factKinds = [
  'text',
  'full_name',
  'mobile',
  'email',
  'whole',
  'money',
  'choice',
  'day',
  'agree',
] as const
export const FactKind = z.enum(factKinds)

/** One extra question of a lender, in the customer's language. */
export const FactField = z.object({
  name: z.string(),
  kind: FactKind,
  label: z.string(),
  hint: z.nullable(z.string()),
  is_needed: Flag,
  /** Of `whole` and `money`: both ends count. Of `text`: how many characters. */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** Of `day`: the first and the last that may be chosen. */
  first_day: z.nullable(z.string()),
  last_day: z.nullable(z.string()),
  /** Of `choice`. */
  /** `own` 1: staff gave the label in the caller's language, and it stands as it is. */
  options: z.array(z.object({ value: z.string(), label: z.string(), own: z.optional(z.literal(1)) })),
  /** The option set whose ids `options` are: its labels are English, those of other languages are the page's to know. */
  option_set: z.nullable(z.enum(optionSetNames)),
})
export type FactField = z.output<typeof FactField>

/** The rules of a question, which is all that judging an answer takes. */
export type FactRule = Omit<FactField, 'label' | 'hint' | 'options'> & {
  readonly options: readonly { readonly value: string }[]
}

/** The message of a failed check of an answer. */
export type FactProblem =
  | 'field_required'
  | 'text_invalid'
  | 'user_name_invalid'
  | 'mobile_invalid'
  | 'email_invalid'
  | 'amount_invalid'
  | 'invalid_value'
  | 'option_invalid'
  | 'date_invalid'

/** Letters of any script, digits, and the signs that names and places need. */
const PLAIN = /^[\u200d\u200c\p{L}\p{M}\p{Nd}.,'#/() -]*$/u

const isWithin = (value: number, { min, max }: Pick<FactRule, 'min' | 'max'>): boolean =>
  (min === null || value >= min) && (max === null || value <= max)

const wholeFrom = (text: string): number | null => (/^[0-9]{1,9}$/.test(text) ? Number(text) : null)

const judges: Readonly<
  Record<z.output<typeof FactKind>, (text: string, rule: FactRule) => FactProblem | null>
> = {
  text: (text, rule) => (PLAIN.test(text) && isWithin(text.length, rule) ? null : 'text_invalid'),
  full_name: (text) => (FullName.safeParse(text).success ? null : 'user_name_invalid'),
  mobile: (text) => (Mobile.safeParse(text).success ? null : 'mobile_invalid'),
  email: (text) => (Email.safeParse(text).success ? null : 'email_invalid'),
  whole: (text, rule) => {
    const value = wholeFrom(text)
    return value !== null && isWithin(value, rule) ? null : 'invalid_value'
  },
  money: (text, rule) => {
    const value = wholeFrom(text)
    return value !== null && isWithin(value, rule) ? null : 'amount_invalid'
  },
  choice: (text, { options }) => (options.some(({ value }) => value === text) ? null : 'option_invalid'),
  day: (text, { first_day, last_day }) =>
    Day.safeParse(text).success &&
    (first_day === null || text >= first_day) &&
    (last_day === null || text <= last_day)
      ? null
      : 'date_invalid',
  agree: (text) => (text === '1' ? null : 'field_required'),
}

/** What is wrong with an answer as it goes over the wire: days as YYYY-MM-DD, amounts in digits, a tick as `1`; null where nothing is. */
export const factProblem = (rule: FactRule, answer: string | undefined): FactProblem | null => {
  const text = answer?.trim() ?? ''
  if (text === '') return rule.is_needed === 1 ? 'field_required' : null
  return judges[rule.kind](text, rule)
}
