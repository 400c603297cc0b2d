import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import { type Call, everyRole, ownerAlone, partnerRoles } from '../platform/call.ts'
import { CHALLENGE_HEADER } from '../platform/challenge.ts'
import { Email, Flag, Instant, Mobile, plainText } from '../platform/formats.ts'
import { PartnerId, Reason } from '../partners/partners.ts'
import { EndSessions, OwnSession } from '../platform/own-sessions.ts'
import { AuthenticatorCode, RecoveryCodes, SecondFactor, TypedPassword } from '../office/staff-sign-in.ts'

/**
 * `totp` is needed where a second factor is enrolled: without it 401 second_factor_needed, after the right password alone. Any
 * other refusal is 401 sign_in_refused, or 429 too_many_requests, equal for known and unknown addresses, and for a partner that
 * is not active; 428 challenge_required where much comes from the address.
 */
export const signInPartner = {
  method: 'POST',
  path: '/api/partner/login',
  audience: 'anyone',
  limit: 'office_sign_in',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: z.strictObject({ email: Email, password: TypedPassword, totp: z.optional(SecondFactor) }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    token: z.string(),
    partner_id: z.number(),
    merchant_id: z.number(),
  }),
  errors: ['sign_in_refused', 'second_factor_needed', 'challenge_required'],
} as const satisfies Call

export const signOutPartner = {
  method: 'POST',
  path: '/api/partner/logout',
  audience: 'partner',
  roles: everyRole,
  effect: 'writes',
  limit: 'write',
  beforeEnrolment: true,
  answer: Done,
  errors: [],
} as const satisfies Call

/** The own split and who is signed in. */
export const PartnerRevenue = z.object({
  /** The partner's id. */
  id: z.number(),
  merchant_id: z.number(),
  name: z.string(),
  slug: z.string(),
  contact_name: z.string(),
  /** Percent of our commission; null before any terms were agreed, and for sales. */
  revenue_percent: z.nullable(z.number()),
  /** Rupees for each disbursal; null as well. */
  revenue_flat_fee: z.nullable(z.number()),
  utm_id: z.nullable(z.string()),
  /** Who of the partner's team asks, and in what role. */
  person_name: z.string(),
  role: z.enum(partnerRoles),
  /** Whom they ask for what their role does not do; none for an owner. */
  owners: z.array(z.string()),
  /** 1 while the password is one that somebody else chose: the calls of the own account answer, others 403 password_not_own. */
  must_change_password: Flag,
  /** 1 until a second factor is enrolled: the same calls answer, others 403 second_factor_not_enrolled. */
  must_enrol: Flag,
  /** 1 before it is active: the calls by which it prepares answer, others 403 partner_not_active. */
  is_preparing: Flag,
  idle_minutes: z.number(),
  idle_warning_seconds: z.number(),
  /** Who of staff asks in this partner's place, and until when; null for the partner itself. The truth, whatever the cookie says. */
  masquerade: z.nullable(z.object({ masquerade_id: z.number(), username: z.string(), ends_at: Instant })),
})
export type PartnerRevenue = z.output<typeof PartnerRevenue>

/** Section 7: asked on load and on each change of route, to see whether the partner's token still holds. */
export const getPartnerRevenue = {
  method: 'GET',
  path: '/api/partner/get-revenue',
  audience: 'partner',
  roles: everyRole,
  effect: 'reads',
  limit: 'read',
  background: true,
  beforeEnrolment: true,
  answer: dataOf(PartnerRevenue),
  errors: ['not_found'],
} as const satisfies Call

/** What somebody of a partner sees of it, and of their own sign-in. Tax and bank are null for sales. */
export const PartnerAccount = z.object({
  name: z.string(),
  legal_name: z.nullable(z.string()),
  contact_name: z.string(),
  /** The partner's own address. */
  firm_email: z.string(),
  person_name: z.string(),
  role: z.enum(partnerRoles),
  /** What this person signs in with. */
  email: z.string(),
  phone: z.string(),
  pan_masked: z.nullable(z.string()),
  gstin_masked: z.nullable(z.string()),
  account_name: z.nullable(z.string()),
  account_number_masked: z.nullable(z.string()),
  ifsc: z.nullable(z.string()),
  agreement_date: z.nullable(z.string()),
  version: z.number(),
  /** When the second factor was enrolled; null while there is none. */
  second_factor_since: z.nullable(Instant),
  recovery_codes_left: z.number(),
  password_changed_at: z.nullable(Instant),
  must_change_password: Flag,
  must_enrol: Flag,
})
export type PartnerAccount = z.output<typeof PartnerAccount>

export const readPartnerAccount = {
  method: 'GET',
  path: '/api/partner/account',
  audience: 'partner',
  roles: everyRole,
  effect: 'reads',
  limit: 'read',
  beforeEnrolment: true,
  answer: dataOf(PartnerAccount),
  errors: ['not_found'],
} as const satisfies Call

/** Who we talk to. E-mail, bank and tax details change through us alone. Failures: 409 conflict (another save came between). */
export const savePartnerContact = {
  method: 'POST',
  path: '/api/partner/account/contact',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  beforeActivation: true,
  body: z.strictObject({
    version: z
      .number({ error: 'invalid_value' })
      .check(z.multipleOf(1, 'invalid_value'), z.gte(1, 'invalid_value')),
    contact_name: plainText(80).check(z.trim(), z.minLength(1, 'field_required')),
    phone: Mobile,
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: PartnerAccount }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Failures: 422 password_wrong, password_weak. Every other session of this person ends. */
export const changePartnerPassword = {
  method: 'POST',
  path: '/api/partner/account/change-password',
  audience: 'partner',
  roles: everyRole,
  effect: 'writes',
  limit: 'sign_in',
  beforeEnrolment: true,
  stepUp: true,
  body: z.strictObject({ current_password: TypedPassword, new_password: TypedPassword }),
  answer: Done,
  errors: ['password_weak', 'password_wrong', 'code_wrong'],
} as const satisfies Call

/** A new authenticator, in force once confirmed. Failures: 422 password_wrong, code_wrong; 429. */
export const startPartnerTotp = {
  method: 'POST',
  path: '/api/partner/account/totp-start',
  audience: 'partner',
  roles: everyRole,
  effect: 'writes',
  limit: 'sign_in',
  beforeEnrolment: true,
  body: z.strictObject({ current_password: TypedPassword, totp: z.optional(SecondFactor) }),
  answer: dataOf(z.object({ secret: z.string(), otpauth_url: z.string() })),
  errors: ['password_wrong', 'code_wrong'],
} as const satisfies Call

/** Failures: 422 code_wrong; 409 conflict where none was started. Every other session of this person ends. */
export const confirmPartnerTotp = {
  method: 'POST',
  path: '/api/partner/account/totp-confirm',
  audience: 'partner',
  roles: everyRole,
  effect: 'writes',
  limit: 'sign_in',
  beforeEnrolment: true,
  body: z.strictObject({ code: SecondFactor }),
  answer: dataOf(RecoveryCodes),
  errors: ['conflict', 'code_wrong'],
} as const satisfies Call

/** Ten new codes; the old ones are void. Failures: 422 password_wrong, code_wrong; 409 conflict without a second factor. */
export const renewPartnerRecoveryCodes = {
  method: 'POST',
  path: '/api/partner/account/recovery-codes',
  audience: 'partner',
  roles: everyRole,
  effect: 'writes',
  limit: 'sign_in',
  beforeActivation: true,
  body: z.strictObject({ current_password: TypedPassword, totp: SecondFactor }),
  answer: dataOf(RecoveryCodes),
  errors: ['conflict', 'password_wrong', 'code_wrong'],
} as const satisfies Call

/** As POST /api/admin/step-up. */
export const stepUpPartner = {
  method: 'POST',
  path: '/api/partner/step-up',
  audience: 'partner',
  roles: everyRole,
  effect: 'writes',
  limit: 'sign_in',
  beforeActivation: true,
  body: z.strictObject({ code: AuthenticatorCode }),
  answer: Done,
  errors: ['code_wrong'],
} as const satisfies Call

/** The own live sessions, the one that asks first. */
export const listPartnerSessions = {
  method: 'GET',
  path: '/api/partner/sessions',
  audience: 'partner',
  roles: everyRole,
  effect: 'reads',
  notInMasquerade: true,
  limit: 'read',
  beforeActivation: true,
  answer: dataOf(z.array(OwnSession)),
  errors: [],
} as const satisfies Call

export const endPartnerSessions = {
  method: 'POST',
  path: '/api/partner/sessions/end',
  audience: 'partner',
  roles: everyRole,
  effect: 'writes',
  limit: 'write',
  beforeActivation: true,
  stepUp: true,
  body: z.strictObject(EndSessions),
  answer: dataOf(z.object({ ended: z.number() })),
  errors: [],
} as const satisfies Call

/** For the first person of the partner. A password for the next sign-in, within 24 hours, where another is chosen; ends their sessions. Failures: 404; 409 partner_status_refused; 422 password_weak. */
export const setPartnerPassword = {
  method: 'POST',
  path: '/api/partner/set-password',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({
    partner_id: PartnerId,
    password: TypedPassword,
    reason: Reason,
  }),
  answer: Done,
  errors: ['partner_email_taken', 'not_found', 'password_weak', 'partner_status_refused'],
} as const satisfies Call

/** Of the first person of the partner takes away authenticator and recovery codes and ends their sessions; the next sign-in enrols anew. Failures: 404. */
export const resetPartnerSecondFactor = {
  method: 'POST',
  path: '/api/partner/reset-second-factor',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({ partner_id: PartnerId, reason: Reason }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call
