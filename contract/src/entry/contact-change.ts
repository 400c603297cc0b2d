import * as z from 'zod/mini'
import { Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { CHALLENGE_HEADER } from '../platform/challenge.ts'
import { BirthDay, PanLastFour } from '../customers/identity.ts'
import { Email, Id, Instant, Mobile, Passcode } from '../platform/formats.ts'

/** Hours in which the owner of the old contact can take a change back; a change without the old contact waits as long. */
export const CONTACT_HOLD_HOURS = 72

/** The new contact: exactly one of the two. */
const contactFields = { mobile_phone_number: z.optional(Mobile), email: z.optional(Email) }
const exactlyOne = z.refine<{ mobile_phone_number?: string | undefined; email?: string | undefined }>(
  (contact) => (contact.mobile_phone_number === undefined) !== (contact.email === undefined),
  { error: 'mobile_invalid', path: ['mobile_phone_number'] },
)

/** `b` takes a change back, `f` finishes one that has waited; 128 random bits follow. */
export const ContactLinkToken = z
  .string({ error: 'invalid_value' })
  .check(z.maxLength(23, 'invalid_value'), z.regex(/^[bf][A-Za-z0-9_-]{22}$/, 'invalid_value'))

const passcodesSent = {
  success: z.literal(true),
  message: z.string(),
  masked_to: z.string(),
  expires_in_s: z.number(),
  resend_in_s: z.number(),
}

/**
 * A new mobile number or e-mail of a signed-in customer: one passcode goes to it, one to the contact that the customer signs in
 * with (decision 062). Failures: 404; 409 conflict for the contact of now; 422 contact_missing without a proved contact; 429.
 */
export const startContactChange = {
  method: 'POST',
  path: '/api/contact/start',
  audience: 'customer',
  limit: 'sign_in',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: z.strictObject(contactFields).check(exactlyOne),
  answer: z.object({ ...passcodesSent, contact_id: Id, masked_proof_to: z.string() }),
  errors: [
    'not_found',
    'conflict',
    'contact_missing',
    'sms_unavailable',
    'email_unavailable',
    'challenge_required',
  ],
} as const satisfies Call

/** Both passcodes at once. Ends every other session and holds clear copies and the deletion for 72 hours. */
export const verifyContactChange = {
  method: 'POST',
  path: '/api/contact/verify',
  audience: 'customer',
  limit: 'sign_in',
  body: z.strictObject({ contact_id: Id, otp: Passcode, proof_otp: Passcode }),
  answer: Done,
  errors: ['not_found', 'passcode_wrong', 'passcode_expired', 'passcode_spent', 'contact_taken'],
} as const satisfies Call

/**
 * The same for somebody who has lost the contact of now: the end of the PAN and the birth date prove who asks, five tries a
 * day. The change waits 72 hours in which the old contact can stop it; a link that finishes it goes to the new contact.
 * Failures: 404; 409 conflict; 422 identity_wrong, identity_not_on_file (both have to be on file), contact_missing; 429.
 */
export const startLostContactChange = {
  method: 'POST',
  path: '/api/contact/lost',
  audience: 'customer',
  limit: 'sign_in',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: z.strictObject({ ...contactFields, pan_last4: PanLastFour, birth_date: BirthDay }).check(exactlyOne),
  answer: z.object({ success: z.literal(true), message: z.string(), waits_until: Instant }),
  errors: [
    'not_found',
    'conflict',
    'contact_missing',
    'identity_wrong',
    'identity_not_on_file',
    'sms_unavailable',
    'email_unavailable',
    'challenge_required',
  ],
} as const satisfies Call

/** Sends the passcode with which a change that has waited is finished. Failures: 404 link_refused; 409 contact_change_waits; 429. */
export const startContactFinish = {
  method: 'POST',
  path: '/api/contact/finish-start',
  audience: 'anyone',
  limit: 'sign_in',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: z.strictObject({ token: ContactLinkToken }),
  answer: z.object({ ...passcodesSent, finish_id: Id }),
  errors: [
    'link_refused',
    'contact_change_waits',
    'sms_unavailable',
    'email_unavailable',
    'challenge_required',
  ],
} as const satisfies Call

/** Finishes it; every session ends. */
export const finishContactChange = {
  method: 'POST',
  path: '/api/contact/finish',
  audience: 'anyone',
  limit: 'sign_in',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: z.strictObject({ token: ContactLinkToken, finish_id: Id, otp: Passcode }),
  answer: Done,
  errors: [
    'link_refused',
    'not_found',
    'contact_change_waits',
    'passcode_wrong',
    'passcode_expired',
    'passcode_spent',
    'contact_taken',
    'challenge_required',
  ],
} as const satisfies Call

/**
 * "It was not me": the contacts as before, every session ended, whatever waited for a passcode dropped. The link came to the old
 * contact and works once. Failures: 404 link_refused, whatever is wrong with it.
 */
export const takeContactBack = {
  method: 'POST',
  path: '/api/contact/take-back',
  audience: 'anyone',
  limit: 'sign_in',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: z.strictObject({ token: ContactLinkToken }),
  answer: Done,
  errors: ['link_refused', 'contact_taken', 'challenge_required'],
} as const satisfies Call
