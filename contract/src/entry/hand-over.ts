import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import { type Call, ownerAndSales } from '../platform/call.ts'
import { CHALLENGE_HEADER } from '../platform/challenge.ts'
import { GivenConsent } from '../customers/consents.ts'
import { Id, Instant, LanguageId, Mobile, plainText, rowId } from '../platform/formats.ts'
import { ProductType } from '../reference/products.ts'
import { PasscodeSent } from './sign-in.ts'

/**
 * What carries a link. `device`: from one screen to another. `sms`, `email`: sent to the customer, to go on later. `partner`:
 * from a partner's form.
 */
export const linkChannels = ['device', 'sms', 'email', 'partner'] as const
export type LinkChannel = (typeof linkChannels)[number]

/** The first character of a token says what carries it; 128 random bits follow. */
export const channelMarks = { d: 'device', s: 'sms', e: 'email', p: 'partner' } as const satisfies Record<
  string,
  LinkChannel
>
export const LinkToken = z
  .string({ error: 'invalid_value' })
  .check(z.maxLength(23, 'invalid_value'), z.regex(/^[dsep][A-Za-z0-9_-]{22}$/, 'invalid_value'))

/** What the customer was at, as the session values of section 3 name it; an application has to be their own. */
const whereTheyAre = {
  product_type: z.optional(ProductType),
  product_id: z.optional(plainText(64)),
  app_id: z.optional(Id),
}

/** `waiting`: nobody has opened it. `opened`: the passcode is on its way. `done`: signed in there. */
export const LinkState = z.enum(['waiting', 'opened', 'done', 'expired', 'revoked'])
export type LinkState = z.output<typeof LinkState>

/** A link is made: `path` with its fragment; the fragment is the secret and reaches no server and no log. */
const MadeLink = z.object({ link_id: Id, path: z.string(), url: z.string(), expires_in_s: z.number() })

/** For another device of the same customer; the ones made before end. Failures: 404 not_found (not the own application). */
export const createHandOver = {
  method: 'POST',
  path: '/api/hand-over/create',
  audience: 'customer',
  limit: 'write',
  body: z.strictObject(whereTheyAre),
  answer: dataOf(MadeLink),
  errors: ['not_found', 'contact_missing', 'conflict'],
} as const satisfies Call

/** Asked again and again while the link is shown. */
export const readHandOver = {
  method: 'GET',
  path: '/api/hand-over/state/:link_id',
  audience: 'customer',
  limit: 'read',
  background: true,
  params: z.object({ link_id: Id }),
  answer: dataOf(z.object({ state: LinkState })),
  errors: ['not_found'],
} as const satisfies Call

export const revokeHandOver = {
  method: 'POST',
  path: '/api/hand-over/revoke',
  audience: 'customer',
  limit: 'write',
  body: z.strictObject({ link_id: Id }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

/**
 * Opens a link once: a passcode goes to the customer it was made for, and auth/verify goes on from there. `prospect_app_id`
 * is the id in the path of /transfer/{id}. `consents` are a partner's customer's own. Failures: 404 link_refused, whatever is
 * wrong with the link; 422 consent_missing; 429.
 */
export const openHandOver = {
  method: 'POST',
  path: '/api/hand-over/open',
  audience: 'anyone',
  limit: 'sign_in',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: z.strictObject({
    token: LinkToken,
    prospect_app_id: z.optional(Id),
    language: LanguageId,
    consents: z.optional(z.array(GivenConsent).check(z.maxLength(8))),
  }),
  answer: z.extend(PasscodeSent, {
    product_type: z.nullable(ProductType),
    product_id: z.nullable(z.string()),
    app_id: z.nullable(Id),
  }),
  errors: ['link_refused', 'consent_missing', 'sms_unavailable', 'email_unavailable', 'challenge_required'],
} as const satisfies Call

const ResumeChannel = z.enum(['sms', 'email'], { error: 'invalid_value' })

/** A link to oneself, to go on later. Failures: 404; 422 contact_missing; 429 too_many_requests. */
export const sendOwnResumeLink = {
  method: 'POST',
  path: '/api/hand-over/send-own',
  audience: 'customer',
  limit: 'write',
  body: z.strictObject({ channel: ResumeChannel, ...whereTheyAre }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'contact_missing', 'conflict'],
} as const satisfies Call

/** A partner's customer goes on here, signed in by a passcode to their own mobile number. Nothing tells whether they are known. */
export const createPartnerHandOver = {
  method: 'POST',
  path: '/api/hand-over/from-partner',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'writes',
  limit: 'write',
  body: z.strictObject({
    mobile_phone_number: Mobile,
    language: LanguageId,
    product_type: z.optional(ProductType),
  }),
  answer: dataOf(MadeLink),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** A link that staff or the customer sent. */
export const ResumeLink = z.object({
  link_id: Id,
  channel: ResumeChannel,
  state: LinkState,
  /** Null where the customer asked for it. */
  staff_name: z.nullable(z.string()),
  created_at: Instant,
  expires_at: Instant,
})
export type ResumeLink = z.output<typeof ResumeLink>

/** The newest 20. */
export const listResumeLinks = {
  method: 'GET',
  path: '/api/customer-care/resume-links/:user_id',
  audience: [1, 2, 3],
  limit: 'read',
  shows: 'person',
  params: z.object({ user_id: Id }),
  answer: dataOf(z.array(ResumeLink)),
  errors: ['not_found'],
} as const satisfies Call

/**
 * Sends a customer who stopped midway a link to go on; `request_id` is drawn by the page: sent again it is one link. Failures:
 * 404; 422 contact_missing, messages_not_agreed; 429 resume_links_enough.
 */
export const sendResumeLink = {
  method: 'POST',
  path: '/api/customer-care/resume-link/send',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({ user_id: Id, channel: ResumeChannel, request_id: Id }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: z.object({ link_id: Id }) }),
  errors: ['not_found', 'contact_missing', 'conflict', 'messages_not_agreed', 'resume_links_enough'],
} as const satisfies Call

/**
 * The same by the partner whose lead the customer is, as long as its lock holds; among the links that staff send it counts to the limit of a
 * day. Failures: 404 of any other lead, and as above.
 */
export const sendPartnerResumeLink = {
  method: 'POST',
  path: '/api/partner/customers/resume-link',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'writes',
  limit: 'write',
  body: z.strictObject({ lead_id: rowId(), channel: ResumeChannel, request_id: Id }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'contact_missing', 'conflict', 'messages_not_agreed', 'resume_links_enough'],
} as const satisfies Call

export const revokeResumeLink = {
  method: 'POST',
  path: '/api/customer-care/resume-link/revoke',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({ link_id: Id }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call
