import * as z from 'zod/mini'
import { Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { CHALLENGE_HEADER } from '../platform/challenge.ts'
import { GivenConsent } from '../customers/consents.ts'
import { Email, Id, LanguageId, Mobile, Passcode, plainText, Slug } from '../platform/formats.ts'

/** Campaign parameters of the first page, kept as they came (section 3, utms). */
export const Utms = z
  .record(z.string().check(z.regex(/^[a-z0-9_]{1,32}$/)), plainText(256))
  .check(z.refine((utms) => Object.keys(utms).length <= 20, 'invalid_value'))
export type Utms = z.output<typeof Utms>

/** Exactly one of the two contacts. */
export const StartSignIn = z
  .strictObject({
    mobile_phone_number: z.optional(Mobile),
    email: z.optional(Email),
    mobile_phone_code: z.optional(z.literal('91', { error: 'mobile_invalid' })),
    language: LanguageId,
    consents: z.array(GivenConsent).check(z.maxLength(8)),
    url_segment: z.optional(Slug),
    utms: z.optional(Utms),
  })
  .check(
    z.refine((start) => (start.mobile_phone_number === undefined) !== (start.email === undefined), {
      error: 'mobile_invalid',
      path: ['mobile_phone_number'],
    }),
  )
export type StartSignIn = z.output<typeof StartSignIn>

export const PasscodeSent = z.object({
  success: z.literal(true),
  message: z.string(),
  prospect_app_id: Id,
  masked_to: z.string(),
  expires_in_s: z.number(),
  resend_in_s: z.number(),
})
export type PasscodeSent = z.output<typeof PasscodeSent>

export const startSignIn = {
  method: 'POST',
  path: '/api/auth/start',
  audience: 'anyone',
  limit: 'sign_in',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: StartSignIn,
  answer: PasscodeSent,
  errors: ['consent_missing', 'sms_unavailable', 'email_unavailable', 'challenge_required'],
} as const satisfies Call

export const resendPasscode = {
  method: 'POST',
  path: '/api/auth/resend',
  audience: 'anyone',
  limit: 'sign_in',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: z.strictObject({ prospect_app_id: Id }),
  answer: PasscodeSent,
  errors: [
    'not_found',
    'passcode_spent',
    'resend_too_soon',
    'sms_unavailable',
    'email_unavailable',
    'challenge_required',
  ],
} as const satisfies Call

export const verifyPasscode = {
  method: 'POST',
  path: '/api/auth/verify',
  audience: 'anyone',
  limit: 'sign_in',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: z.strictObject({ prospect_app_id: Id, otp: Passcode }),
  answer: z.object({ success: z.literal(true), message: z.string(), token: z.string(), user_id: Id }),
  errors: [
    'not_found',
    'passcode_wrong',
    'passcode_expired',
    'passcode_spent',
    'contact_reserved',
    'challenge_required',
  ],
} as const satisfies Call

export const signOut = {
  method: 'POST',
  path: '/api/auth/logout',
  audience: 'customer',
  limit: 'write',
  answer: Done,
  errors: [],
} as const satisfies Call
