import * as z from 'zod/mini'
import { offeredLanguages } from './offered-languages.ts'
import { isGstin } from './gstin-check-digit.ts'
import { emailForm, mobileForm, MOST_OF_EMAIL, passcodeForm } from './entry-forms.ts'

/**
 * The formats of sections 5 and 9 and of domain.md 9. Every pattern is linear in its input and every text has a cap.
 * A failing check carries the key of its message (messages.ts), never a sentence.
 */

/** A letter of any script with its marks, and the joiners that Indian scripts need. */
const LETTERS = String.raw`[\u200d\u200c\p{L}\p{M}]`

const capped = (max: number, key: string) => z.string({ error: key }).check(z.maxLength(max, key))

/** Yes and no as 1 and 0. */
export const Flag = z.union([z.literal(0), z.literal(1)], { error: 'invalid_value' })
export type Flag = z.output<typeof Flag>

/** A UUID; ids of prospects, customers and applications. */
export const Id = z
  .string({ error: 'invalid_value' })
  .check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'invalid_value'))

/** The widest id that a column of PostgreSQL's `integer` holds. */
const MOST_ID = 2_147_483_647
const rowIdChecks = (key: string) => [z.multipleOf(1, key), z.gte(1, key), z.lte(MOST_ID, key)] as const

/** An id that the database counts: 1 and up. @param key of the message where it is none. */
export const rowId = (key = 'invalid_value') => z.number({ error: key }).check(...rowIdChecks(key))

/** The same in a path, where all is text. */
export const rowIdInPath = (key = 'invalid_value') =>
  z.coerce.number({ error: key }).check(...rowIdChecks(key))

export const Mobile = capped(10, 'mobile_invalid').check(z.regex(mobileForm, 'mobile_invalid'))

export const Email = capped(MOST_OF_EMAIL, 'email_invalid').check(z.regex(emailForm, 'email_invalid'))

export const Passcode = capped(6, 'passcode_invalid').check(z.regex(passcodeForm, 'passcode_invalid'))

/** A person's PAN: the fourth letter is P. Asterisks stand for masked characters and never change what is stored. */
export const PersonalPan = capped(10, 'pan_invalid').check(
  z.regex(/^[A-Z*]{3}[P*][A-Z*][0-9*]{4}[A-Z*]$/, 'pan_invalid'),
)

/** Any holder's PAN: any fourth letter. */
export const CompanyPan = capped(10, 'pan_invalid').check(
  z.regex(/^[A-Z*]{5}[0-9*]{4}[A-Z*]$/, 'pan_invalid'),
)

export const FirstName = capped(60, 'first_name_invalid').check(
  z.regex(new RegExp(`^${LETTERS}+$`, 'u'), 'first_name_invalid'),
)
export const LastName = capped(60, 'last_name_invalid').check(
  z.regex(new RegExp(`^${LETTERS}+$`, 'u'), 'last_name_invalid'),
)

/** A name as it stands on a PAN card: letters with dots, hyphens and apostrophes, of one word or several. Asterisks are a mask. */
export const PanName = capped(85, 'pan_name_invalid').check(
  z.regex(/^[\u200d\u200c\p{L}\p{M} .'’*-]+$/u, 'pan_name_invalid'),
  z.refine((name) => /[\p{L}]/u.test(name), 'pan_name_invalid'),
)

/** At least two words of letters, each with optional hyphens or apostrophes. */
export const FullName = capped(120, 'user_name_invalid').check(
  z.regex(
    new RegExp(`^${LETTERS}+(?:['-]${LETTERS}+)*(?: ${LETTERS}+(?:['-]${LETTERS}+)*)+$`, 'u'),
    'user_name_invalid',
  ),
)

/** Six digits, the first not 0. */
export const Pincode = capped(6, 'pincode_invalid').check(z.regex(/^[1-9][0-9]{5}$/, 'pincode_invalid'))

/** Four capital letters, a 0, six capital letters or digits. */
export const Ifsc = capped(11, 'ifsc_invalid').check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'ifsc_invalid'))

/** 9 to 18 digits; asterisks stand for masked digits. */
export const AccountNumber = capped(18, 'account_number_invalid').check(
  z.regex(/^[0-9*]{9,18}$/, 'account_number_invalid'),
)

/** Letters, digits, dash, comma, period, hash and space. */
const address = (key: string) =>
  capped(120, key).check(z.regex(/^[\u200d\u200c\p{L}\p{M}\p{Nd}\-,.# ]+$/u, key))
export const AddressLine1 = address('address1_invalid')
export const AddressLine2 = address('address2_invalid')

/** Letters, digits, comma, full stop, space and hash. */
export const Locality = capped(80, 'locality_invalid').check(
  z.regex(/^[\u200d\u200c\p{L}\p{M}\p{Nd},. #]+$/u, 'locality_invalid'),
)

/** 3 to 40 letters, digits and spaces. */
export const CompanyName = capped(40, 'company_name_invalid').check(
  z.regex(/^[\u200d\u200c\p{L}\p{M}\p{Nd} ]{3,40}$/u, 'company_name_invalid'),
)

/** 15 characters that end in their own check digit; asterisks stand for masked characters. */
export const Gstin = capped(15, 'gstin_invalid').check(
  z.regex(/^[0-9*]{2}[A-Z*]{5}[0-9*]{4}[A-Z*][1-9A-Z*][Z1-9ABD-J*][0-9A-Z*]$/, 'gstin_invalid'),
  z.refine((gstin) => gstin.includes('*') || isGstin(gstin), 'gstin_invalid'),
)

/**
 * What a course, an institute or a model of vehicle is called: 2 to 80 letters, digits, spaces and ordinary punctuation, at least
 * two of them letters or digits ("a minimum of 2 alphanumerics", section 5).
 */
export const ThingName = capped(80, 'thing_name_invalid').check(
  z.regex(/^[\u200d\u200c\p{L}\p{M}\p{Nd} .,&'()/+-]{2,80}$/u, 'thing_name_invalid'),
  z.refine((name) => name.replaceAll(/[^\p{L}\p{Nd}]/gu, '').length > 1, 'thing_name_invalid'),
)

/** Grams of gold ornaments with at most two decimals, 0.5 to 1,000: no lender takes more from one person (domain.md 5.10). */
export const GoldWeight = z.number({ error: 'gold_weight_invalid' }).check(
  z.gte(0.5, 'gold_weight_invalid'),
  z.lte(1_000, 'gold_weight_invalid'),
  z.refine((grams) => Number(grams.toFixed(2)) === grams, 'gold_weight_invalid'),
)

/** Grams of coins among the gold, as exact as the weight; 0 is none. */
export const CoinWeight = z.number({ error: 'gold_weight_invalid' }).check(
  z.gte(0, 'gold_weight_invalid'),
  z.lte(1_000, 'gold_weight_invalid'),
  z.refine((grams) => Number(grams.toFixed(2)) === grams, 'gold_weight_invalid'),
)

/** Whole rupees a month, 1 to 10,00,000. */
export const MonthlyIncome = z
  .number({ error: 'monthly_income_invalid' })
  .check(
    z.multipleOf(1, 'monthly_income_invalid'),
    z.gte(1, 'monthly_income_invalid'),
    z.lte(1_000_000, 'monthly_income_invalid'),
  )

/** Whole rupees, 0 to `max`. `multipleOf(1)` would let 5e-324 pass. */
export const wholeRupees = (max: number, key = 'amount_invalid') =>
  z.number({ error: key }).check(z.refine(Number.isSafeInteger, key), z.gte(0, key), z.lte(max, key))

/** Rupees with at most two decimals, as the wire carries money. */
export const Rupees = z.number({ error: 'amount_invalid' })

/** Percent a year unless the name says otherwise. */
export const Percent = z.number({ error: 'invalid_value' })

/** A calendar day as YYYY-MM-DD that exists. It has no time and no zone. */
export const Day = capped(10, 'date_invalid').check(
  z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, 'date_invalid'),
  z.refine((day) => dayExists(day), 'date_invalid'),
)

const dayExists = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** An instant as ISO 8601 in UTC. */
export const Instant = z.string({ error: 'invalid_value' })

/** The id of an option of an option set (section 3, smart lists). */
export const OptionId = z
  .number({ error: 'option_invalid' })
  .check(z.multipleOf(1, 'option_invalid'), z.gte(1, 'option_invalid'), z.lte(99, 'option_invalid'))

/** A path segment a person may type: /:urlSegment, brand and lender slugs. */
export const Slug = capped(64, 'invalid_value').check(z.regex(/^[a-z0-9-]{1,64}$/, 'invalid_value'))

/** Free text from outside: capped, and without control characters other than line breaks. */
export const plainText = (max: number, key = 'text_invalid') =>
  z.string({ error: key }).check(z.maxLength(max, key), z.regex(/^[\P{Cc}\t\n\r]*$/u, key))

/** The languages of the product; `en` is the default. */
export const LanguageId = z.enum(offeredLanguages, { error: 'invalid_value' })
export type LanguageId = z.output<typeof LanguageId>
