import * as z from 'zod/mini'
import { plainText, wholeRupees } from '../platform/formats.ts'

/** What the fields of a lender may hold. A failing check carries the key of its message (lender-messages.ts, messages.en.ts). */

/** The name of a new lender (section 5, decisions.md 15). */
export const LenderName = z
  .string({ error: 'lender_name_invalid' })
  .check(z.maxLength(60, 'text_invalid'), z.regex(/^[A-Za-z0-9_-]+$/, 'lender_name_invalid'))

/** The name of a new lender group (section 5): letters, digits, hyphen, underscore, space; not blank. */
export const LenderGroupName = z
  .string({ error: 'lender_group_name_invalid' })
  .check(
    z.maxLength(60, 'text_invalid'),
    z.regex(/^[A-Za-z0-9_-]+(?: +[A-Za-z0-9_-]+)*$/, 'lender_group_name_invalid'),
  )

/** Words; a field without any holds null. */
export const words = (max: number) => plainText(max).check(z.regex(/\S/, 'field_required'))

/** Rupees that may not be none. */
export const somePositiveRupees = (max: number) => wholeRupees(max).check(z.gte(1, 'amount_invalid'))

export const wholeNumber = (min: number, max: number, key: string = 'whole_number_invalid') =>
  z.number({ error: key }).check(z.refine(Number.isSafeInteger, key), z.gte(min, key), z.lte(max, key))

/** At most `places` decimals, as many as the column keeps: a value that would be rounded is refused. */
export const decimal = (min: number, max: number, places: number) =>
  z.number({ error: 'number_invalid' }).check(
    z.gte(min, 'number_out_of_range'),
    z.lte(max, 'number_out_of_range'),
    z.refine((value) => Number(value.toFixed(places)) === value, 'decimal_invalid'),
  )

/** Percent from 0 to 100. */
export const percent = (places: number) =>
  z.number({ error: 'number_invalid' }).check(
    z.gte(0, 'percent_out_of_range'),
    z.lte(100, 'percent_out_of_range'),
    z.refine((value) => Number(value.toFixed(places)) === value, 'decimal_invalid'),
  )

/** A host with a dot and a name at its end, an optional port and the rest of an address; no name or password before the host. */
const HTTPS =
  /^https:\/\/(?:[a-z0-9-]{1,63}\.){1,8}[a-z][a-z0-9-]{1,62}(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(?:[/?#][\w\-.~:/?#[\]@!$&'()*+,;=%]*)?$/i

/** An address that begins with https://. */
export const HttpsLink = z
  .string({ error: 'link_invalid' })
  .check(z.maxLength(500, 'link_invalid'), z.regex(HTTPS, 'link_invalid'))

/** The same with {UNIQUE_ID} after its host, as often as wanted; no other braces, so that a slip in its name is found. */
export const UtmLink = z.string({ error: 'link_invalid' }).check(
  z.maxLength(500, 'link_invalid'),
  z.refine((link) => !/[{}]/.test(link.replaceAll('{UNIQUE_ID}', '')), 'placeholder_unknown'),
  z.refine((link) => HTTPS.test(link.replaceAll('{UNIQUE_ID}', 'id')), 'link_invalid'),
  z.refine((link) => !/^https:\/\/[^/?#]*\{/.test(link), 'placeholder_unknown'),
)

export const PhoneNumber = z
  .string({ error: 'phone_invalid' })
  .check(z.regex(/^\+?[0-9](?:[ -]?[0-9]){5,17}$/, 'phone_invalid'))

const unlike = (values: readonly unknown[]): boolean => new Set(values).size === values.length

/** The leading digits of PIN codes, each once. */
export const PincodePrefixes = z
  .array(z.string({ error: 'prefixes_invalid' }).check(z.regex(/^[1-9][0-9]{0,5}$/, 'prefixes_invalid')), {
    error: 'prefixes_invalid',
  })
  .check(
    z.minLength(1, 'prefixes_invalid'),
    z.maxLength(5_000, 'prefixes_invalid'),
    z.refine(unlike, 'prefixes_invalid'),
  )

/** Ids of lender groups, each once. */
export const LenderGroupIds = z
  .array(wholeNumber(1, 2_147_483_647, 'group_unknown'), { error: 'group_unknown' })
  .check(z.maxLength(100, 'group_unknown'), z.refine(unlike, 'group_unknown'))
