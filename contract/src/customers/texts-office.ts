import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, Instant, LanguageId, plainText } from '../platform/formats.ts'
import { ProductType } from '../reference/products.ts'
import { ConsentPurpose } from './consents.ts'
import { DltClass } from './dlt.ts'

/**
 * What customers are sent and agree to, for staff to read in every version. Words of messages come with a release: they are
 * registered (dlt.ts) and fit one SMS. Words of consents come with a release, or are planned here from a day on (docs/decisions/082).
 */

const Wording = z.object({
  /** Counts the wordings that this installation has known, from 1. */
  version: z.number(),
  since: Instant,
  /** Of an e-mail the subject, an empty line, the text. */
  words: z.string(),
})

/** One message in one language by one way. `filled`: its words with example values. */
export const MessageText = z.object({
  template: z.string(),
  channel: z.enum(['sms', 'email']),
  language: LanguageId,
  /** 1: sent whatever the customer agreed to. */
  essential: Flag,
  /** What it is sent for. */
  used_for: z.string(),
  ...Wording.shape,
  filled: z.string(),
  /** Former wordings, the latest first. */
  earlier: z.array(Wording),
  /** Of an SMS, what each principal entity registered it as. */
  registrations: z.array(z.object({ entity_id: z.string(), template_id: z.string(), class: DltClass })),
})
export type MessageText = z.output<typeof MessageText>

export const listMessageTexts = {
  method: 'GET',
  path: '/api/texts/messages',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.array(MessageText)),
  errors: [],
} as const satisfies Call

/** `since`: its first day; null where it came with a release. `filled`: its words with example names. */
export const ConsentTextVersion = z.object({
  purpose: ConsentPurpose,
  product_type: z.nullable(ProductType),
  language: LanguageId,
  version: z.string(),
  state: z.enum(['planned', 'in_force', 'past']),
  text: z.string(),
  filled: z.string(),
  since: z.nullable(Day),
  reason: z.nullable(z.string()),
  planned_by: z.nullable(z.string()),
  planned_at: z.nullable(Instant),
})
export type ConsentTextVersion = z.output<typeof ConsentTextVersion>

/** Every version of every text, by purpose and loan, the latest first. `today`: the day in India. */
export const listAllConsentTexts = {
  method: 'GET',
  path: '/api/texts/consents',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.object({ texts: z.array(ConsentTextVersion), today: Day })),
  errors: [],
} as const satisfies Call

/**
 * Plans new words of a consent from a day after today, in every language. Who agreed to earlier words has agreed to those: the
 * ledger keeps them, and nothing of an earlier version changes. Their names (`{brand}`, `{lender}`) are those of the words in force.
 */
export const planConsentText = {
  method: 'POST',
  path: '/api/texts/consents/plan',
  audience: [1],
  stepUp: true,
  limit: 'write',
  body: z.strictObject({
    purpose: ConsentPurpose,
    product_type: z.nullable(ProductType),
    valid_from: Day,
    texts: z.record(LanguageId, plainText(6_000).check(z.trim(), z.minLength(1, 'field_required'))),
    reason: plainText(500).check(z.trim(), z.minLength(10, 'reason_length')),
  }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

/** Takes planned words back before their first day. 409 conflict once that has come: customers may have agreed to them. */
export const cancelConsentText = {
  method: 'POST',
  path: '/api/texts/consents/cancel',
  audience: [1],
  stepUp: true,
  limit: 'write',
  body: z.strictObject({
    purpose: ConsentPurpose,
    product_type: z.nullable(ProductType),
    version: Day,
    reason: plainText(500).check(z.trim(), z.minLength(10, 'reason_length')),
  }),
  answer: Done,
  errors: ['not_found', 'conflict'],
} as const satisfies Call
