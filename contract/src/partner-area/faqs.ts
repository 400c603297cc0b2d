import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import { type Call, everyRole } from '../platform/call.ts'
import { Flag } from '../platform/formats.ts'
import { ContentId, wholeFrom, wordsOf } from './content-fields.ts'

/** Who asks: customers of a partner (answered in Hindi as well, to be read out or sent on), or the partner. */
export const faqAudiences = ['customer', 'partner'] as const
export const FaqAudience = z.enum(faqAudiences, { error: 'invalid_value' })
export type FaqAudience = z.output<typeof FaqAudience>

export const FaqFacts = z.strictObject({
  audience: FaqAudience,
  /** The words of its group. */
  topic: wordsOf(60),
  sort_order: wholeFrom(1, 999),
  question: wordsOf(200),
  answer: wordsOf(1_500),
  question_hi: z.nullable(wordsOf(200)),
  answer_hi: z.nullable(wordsOf(1_500)),
})
export type FaqFacts = z.output<typeof FaqFacts>

export const Faq = z.object({ faq_id: ContentId, ...FaqFacts.shape })
export type Faq = z.output<typeof Faq>

/** Every question, by group and order. */
export const listFaqs = {
  method: 'GET',
  path: '/api/partner/faqs',
  audience: 'partner',
  roles: everyRole,
  limit: 'read',
  beforeActivation: true,
  effect: 'reads',
  answer: dataOf(z.array(Faq)),
  errors: [],
} as const satisfies Call

export const OfficeFaq = z.object({
  ...Faq.shape,
  version: z.number(),
  deleted: Flag,
  /** Names the facts as they stand. */
  tag: z.string(),
})
export type OfficeFaq = z.output<typeof OfficeFaq>

/** The same for staff, deleted ones too. */
export const listOfficeFaqs = {
  method: 'GET',
  path: '/api/partner-content/faqs',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.array(OfficeFaq)),
  errors: [],
} as const satisfies Call

/** Adds a question (`faq_id` and `tag` null) or saves the whole of one; 409 conflict, with what stands, where somebody saved in between. */
export const saveFaq = {
  method: 'POST',
  path: '/api/partner-content/faqs/save',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    faq_id: z.nullable(ContentId),
    tag: z.nullable(z.string().check(z.maxLength(40, 'invalid_value'))),
    faq: FaqFacts,
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: OfficeFaq }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Deletes a question, or brings it back (`removed` 0). */
export const removeFaq = {
  method: 'POST',
  path: '/api/partner-content/faqs/remove',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ faq_id: ContentId, removed: Flag }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call
