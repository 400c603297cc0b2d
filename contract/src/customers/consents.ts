import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Id, Instant, LanguageId } from '../platform/formats.ts'
import { ProductType } from '../reference/products.ts'

/**
 * What a consent is for. `terms`: to use the service. `soft_questions`: ask lenders without a name whether they would lend.
 * `messages`: service SMS and e-mail. `calls`: calls about one's own applications. `offers`: promotion. `share`: hand the details to one lender.
 * `insurance`: be referred to the brand's licensed insurance entity for one plan.
 */
export const consentPurposes = [
  'terms',
  'soft_questions',
  'messages',
  'calls',
  'offers',
  'share',
  'insurance',
] as const
export const ConsentPurpose = z.enum(consentPurposes, { error: 'invalid_value' })
export type ConsentPurpose = z.output<typeof ConsentPurpose>

/** The version of a consent text, as it stands on the page. */
export const ConsentVersion = z
  .string({ error: 'invalid_value' })
  .check(z.regex(/^[0-9a-z.-]{1,32}$/, 'invalid_value'))

/** Consents that a start offers beside `terms`, each with a box of its own. */
export const startChoices = ['soft_questions', 'messages'] as const
/** Consents that nobody needs for the service: each has a switch on the page of consents. */
export const optionalPurposes = [...startChoices, 'calls', 'offers'] as const
export const OptionalPurpose = z.enum(optionalPurposes, { error: 'invalid_value' })
export type OptionalPurpose = z.output<typeof OptionalPurpose>

/** Versions of `terms` whose words said that lenders may be asked without a name: who agreed to one has agreed to that, too. */
export const termsWithSoftQuestions: readonly string[] = ['1', '2']

/** A consent as the customer gives it: which text, by version. The server keeps the exact words of that version. */
export const GivenConsent = z.strictObject({
  purpose: ConsentPurpose,
  version: ConsentVersion,
})
export type GivenConsent = z.output<typeof GivenConsent>

/** The words to agree to, in both languages; `{lender}` and `{brand}` stand for names. */
export const ConsentText = z.object({
  purpose: ConsentPurpose,
  version: z.string(),
  language: LanguageId,
  /** Of `share`, the loan that the words are for: they name what it hands over. Null for the others. */
  product_type: z.nullable(ProductType),
  text: z.string(),
})
export type ConsentText = z.output<typeof ConsentText>

/** One line of the ledger (trust.md, Personal data). */
export const Consent = z.object({
  consent_id: Id,
  purpose: ConsentPurpose,
  version: z.string(),
  language: LanguageId,
  text: z.string(),
  lender_id: z.nullable(z.number()),
  lender_name: z.nullable(z.string()),
  given_at: Instant,
  withdrawn_at: z.nullable(Instant),
  withdrawable: Flag,
})
export type Consent = z.output<typeof Consent>

/** The newest words of each purpose; of `share`, those of one loan where `product_type` names it. */
export const listConsentTexts = {
  method: 'GET',
  path: '/api/consents/texts',
  audience: 'anyone',
  limit: 'read',
  query: z.object({ language: z.optional(LanguageId), product_type: z.optional(ProductType) }),
  answer: dataOf(z.array(ConsentText)),
  errors: [],
} as const satisfies Call

export const listConsents = {
  method: 'GET',
  path: '/api/consents',
  audience: 'customer',
  limit: 'read',
  answer: dataOf(z.array(Consent)),
  errors: [],
} as const satisfies Call

/** An optional consent as it stands. */
export const ConsentChoice = z.object({
  purpose: OptionalPurpose,
  agreed: Flag,
  /** The newest words, in the language of the caller, with their version: what a yes agrees to. */
  version: z.string(),
  text: z.string(),
})
export type ConsentChoice = z.output<typeof ConsentChoice>

export const listConsentChoices = {
  method: 'GET',
  path: '/api/consents/choices',
  audience: 'customer',
  limit: 'read',
  answer: dataOf(z.array(ConsentChoice)),
  errors: [],
} as const satisfies Call

/** Gives or withdraws an optional consent; a repetition changes nothing. The version is that of the words on the page. */
export const chooseConsent = {
  method: 'POST',
  path: '/api/consents/choose',
  audience: 'customer',
  limit: 'write',
  body: z.strictObject({ purpose: OptionalPurpose, version: ConsentVersion, agreed: Flag }),
  answer: Done,
  errors: ['consent_missing'],
} as const satisfies Call

/** Withdraws one consent. Of `terms` the answer says on which day the data are deleted. */
export const withdrawConsent = {
  method: 'POST',
  path: '/api/consents/withdraw',
  audience: 'customer',
  limit: 'write',
  body: z.strictObject({ consent_id: Id }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call
