import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { CHALLENGE_HEADER } from '../platform/challenge.ts'
import { Flag, Instant } from '../platform/formats.ts'
import { EndSessions, OwnSession } from '../platform/own-sessions.ts'

/** A number of section 6: 1 full admin, 2 analyst, 3 caller. */
export const RoleId = z.union([z.literal(1), z.literal(2), z.literal(3)], { error: 'invalid_value' })

/** A password as it is typed; how good a new one must be is the server's to say (`password_weak`). */
export const TypedPassword = z
  .string({ error: 'field_required' })
  .check(z.minLength(1, 'field_required'), z.maxLength(256, 'text_invalid'))

/** Six digits of an authenticator app, or a recovery code; spaces and dashes are let pass. */
export const SecondFactor = z
  .string({ error: 'field_required' })
  .check(z.minLength(1, 'field_required'), z.maxLength(40, 'second_factor_invalid'))

/** Six digits of an authenticator app; spaces are let pass. A recovery code is none. */
export const AuthenticatorCode = z
  .string({ error: 'field_required' })
  .check(z.maxLength(12, 'second_factor_invalid'), z.regex(/^ *(?:[0-9] *){6}$/, 'second_factor_invalid'))

/**
 * `totp` is needed where a second factor is enrolled: without it 401 second_factor_needed, after the right password alone. Any
 * other refusal is 401 sign_in_refused, or 429 too_many_requests, equal for known and unknown user names; 428 challenge_required
 * where much comes from the address.
 */
export const signInStaff = {
  method: 'POST',
  path: '/api/admin/login',
  audience: 'anyone',
  limit: 'office_sign_in',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: z.strictObject({
    username: z
      .string({ error: 'user_name_invalid' })
      .check(z.minLength(1, 'user_name_invalid'), z.maxLength(120, 'user_name_invalid')),
    password: TypedPassword,
    totp: z.optional(SecondFactor),
  }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    token: z.string(),
    admin_id: z.number(),
    role_id: RoleId,
  }),
  errors: ['sign_in_refused', 'second_factor_needed', 'challenge_required'],
} as const satisfies Call

export const signOutStaff = {
  method: 'POST',
  path: '/api/admin/logout',
  audience: [1, 2, 3],
  limit: 'write',
  beforeEnrolment: true,
  answer: Done,
  errors: [],
} as const satisfies Call

/** Who is signed in, for the pages of the back office. */
export const StaffSession = z.object({
  admin_id: z.number(),
  username: z.string(),
  full_name: z.string(),
  role_id: RoleId,
  /** 1 until a second factor is enrolled: only the calls of the own account answer, others 403 second_factor_not_enrolled. */
  must_enrol: Flag,
  /** 1 while the password is one that somebody else chose: the same calls alone answer, others 403 password_not_own. */
  must_change_password: Flag,
  /** 1 where keys without Ctrl or Alt act. */
  single_keys: Flag,
  idle_minutes: z.number(),
  idle_warning_seconds: z.number(),
})
export type StaffSession = z.output<typeof StaffSession>

export const reverifyStaff = {
  method: 'GET',
  path: '/api/admin-reverify',
  audience: [1, 2, 3],
  limit: 'read',
  background: true,
  beforeEnrolment: true,
  answer: dataOf(StaffSession),
  errors: [],
} as const satisfies Call

/** The own account of the one who is signed in. */
export const StaffAccount = z.object({
  username: z.string(),
  full_name: z.string(),
  role_id: RoleId,
  /** When the second factor was enrolled; null while there is none. */
  second_factor_since: z.nullable(Instant),
  recovery_codes_left: z.number(),
  password_changed_at: z.nullable(Instant),
  last_login_at: z.nullable(Instant),
  must_enrol: Flag,
  must_change_password: Flag,
  single_keys: Flag,
})
export type StaffAccount = z.output<typeof StaffAccount>

export const readStaffAccount = {
  method: 'GET',
  path: '/api/admin/account',
  audience: [1, 2, 3],
  limit: 'read',
  beforeEnrolment: true,
  answer: dataOf(StaffAccount),
  errors: [],
} as const satisfies Call

/** What of the office somebody sets for themselves, wherever they sign in. What stands already changes nothing. */
export const saveStaffSettings = {
  method: 'POST',
  path: '/api/admin/account/settings',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({ single_keys: Flag }),
  answer: Done,
  errors: [],
} as const satisfies Call

/**
 * A new authenticator, in force once confirmed; the one enrolled before holds until then and its code is asked for.
 * Failures: 422 password_wrong, code_wrong; 429.
 */
export const startTotp = {
  method: 'POST',
  path: '/api/admin/account/totp-start',
  audience: [1, 2, 3],
  limit: 'sign_in',
  beforeEnrolment: true,
  body: z.strictObject({ current_password: TypedPassword, totp: z.optional(SecondFactor) }),
  answer: dataOf(z.object({ secret: z.string(), otpauth_url: z.string() })),
  errors: ['password_wrong', 'code_wrong'],
} as const satisfies Call

/** Ten codes that each sign in once in the place of the authenticator. They are shown this once. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

/** Failures: 422 code_wrong; 409 conflict where none was started. Every other session of the account ends. */
export const confirmTotp = {
  method: 'POST',
  path: '/api/admin/account/totp-confirm',
  audience: [1, 2, 3],
  limit: 'sign_in',
  beforeEnrolment: true,
  body: z.strictObject({ code: SecondFactor }),
  answer: dataOf(RecoveryCodes),
  errors: ['conflict', 'code_wrong'],
} as const satisfies Call

/** Ten new codes; the old ones are void. Failures: 422 password_wrong, code_wrong; 409 conflict without a second factor. */
export const renewRecoveryCodes = {
  method: 'POST',
  path: '/api/admin/account/recovery-codes',
  audience: [1, 2, 3],
  limit: 'sign_in',
  beforeEnrolment: true,
  body: z.strictObject({ current_password: TypedPassword, totp: SecondFactor }),
  answer: dataOf(RecoveryCodes),
  errors: ['conflict', 'password_wrong', 'code_wrong'],
} as const satisfies Call

/** Failures: 422 password_wrong, password_weak. Every other session of the account ends. */
export const changeStaffPassword = {
  method: 'POST',
  path: '/api/admin/account/change-password',
  audience: [1, 2, 3],
  limit: 'sign_in',
  beforeEnrolment: true,
  stepUp: true,
  body: z.strictObject({ current_password: TypedPassword, new_password: TypedPassword }),
  answer: Done,
  errors: ['password_weak', 'password_wrong', 'code_wrong'],
} as const satisfies Call

/**
 * A fresh code of the authenticator, for calls that need one of the last ten minutes; each code is good once. Failures: 403
 * second_factor_not_enrolled, 422 code_wrong, 429.
 */
export const stepUpStaff = {
  method: 'POST',
  path: '/api/admin/step-up',
  audience: [1, 2, 3],
  limit: 'sign_in',
  body: z.strictObject({ code: AuthenticatorCode }),
  answer: Done,
  errors: ['code_wrong'],
} as const satisfies Call

/** The own live sessions, the one that asks first. */
export const listStaffSessions = {
  method: 'GET',
  path: '/api/admin/sessions',
  audience: [1, 2, 3],
  limit: 'read',
  answer: dataOf(z.array(OwnSession)),
  errors: [],
} as const satisfies Call

export const endStaffSessions = {
  method: 'POST',
  path: '/api/admin/sessions/end',
  audience: [1, 2, 3],
  limit: 'write',
  stepUp: true,
  body: z.strictObject(EndSessions),
  answer: dataOf(z.object({ ended: z.number() })),
  errors: [],
} as const satisfies Call
