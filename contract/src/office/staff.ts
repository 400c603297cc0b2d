import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Instant, plainText, rowId } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { RoleId, TypedPassword } from './staff-sign-in.ts'

/** 3 to 40 small letters, digits, dots, dashes and underscores; the first a letter or digit. */
const Username = z
  .string({ error: 'user_name_invalid' })
  .check(z.maxLength(40, 'user_name_invalid'), z.regex(/^[a-z0-9][a-z0-9._-]{2,39}$/, 'user_name_invalid'))

const StaffName = plainText(80).check(z.trim(), z.minLength(1, 'field_required'))

const StaffId = rowId()

/** Why somebody's way in is changed: it stands on the audit log. */
const Reason = plainText(300).check(z.trim(), z.minLength(3, 'reason_required'))

/** A member of staff as user-management lists them. */
export const StaffMember = z.object({
  staff_id: z.number(),
  username: z.string(),
  full_name: z.string(),
  role_id: RoleId,
  disabled: Flag,
  /** 1 where a second administrator has to approve that this one is an active administrator. */
  waits: Flag,
  is_demo: Flag,
  /** 1 where an authenticator is enrolled. */
  second_factor: Flag,
  must_change_password: Flag,
  /** Sessions that are live now. */
  sessions: z.number(),
  last_login_at: z.nullable(Instant),
  created_at: Instant,
})
export type StaffMember = z.output<typeof StaffMember>

/** By user name; `search` looks in user name and full name. */
export const listStaff = {
  method: 'GET',
  path: '/api/staff/list',
  audience: [1],
  limit: 'read',
  query: z.object({
    ...pageFields,
    search: z.optional(plainText(80)),
    role_id: z.optional(z.enum(['1', '2', '3'])),
    disabled: z.optional(z.enum(['0', '1'])),
  }),
  answer: pageOf(StaffMember),
  errors: [],
} as const satisfies Call

/**
 * The password is for the first sign-in, within 24 hours: its owner chooses another then. An administrator is made disabled and
 * enabled by the approval of a second one, from which the 24 hours count. Failures: 409 username_taken, 422 password_weak.
 */
export const addStaff = {
  method: 'POST',
  path: '/api/staff/add',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({
    username: Username,
    full_name: StaffName,
    role_id: RoleId,
    password: TypedPassword,
    /** Of an administrator: why, for who approves it. */
    reason: z.optional(Reason),
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: StaffMember }),
  errors: ['password_weak', 'username_taken'],
} as const satisfies Call

/**
 * Another role ends the sessions. The role of an administrator is given once a second one has approved it. Failures: 404, 409 last_admin, 409 conflict
 * where it is being decided just now, or where the role is no more the one that the page showed and would be changed back.
 */
export const updateStaff = {
  method: 'POST',
  path: '/api/staff/update',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({
    staff_id: StaffId,
    full_name: StaffName,
    role_id: RoleId,
    /** The role that the page showed. */
    role_before: z.optional(RoleId),
    reason: z.optional(Reason),
  }),
  answer: Done,
  errors: ['not_found', 'last_admin', 'conflict'],
} as const satisfies Call

/** 1 disables and ends the sessions, 0 lets in again: an administrator once a second one has approved it. Failures: as above. */
export const disableStaff = {
  method: 'POST',
  path: '/api/staff/disable',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({ staff_id: StaffId, disabled: Flag, reason: z.optional(Reason) }),
  answer: Done,
  errors: ['not_found', 'last_admin', 'conflict'],
} as const satisfies Call

/** Ends every session of a member of staff. Failures: 404. */
export const forceLogoutStaff = {
  method: 'POST',
  path: '/api/staff/force-logout',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ staff_id: StaffId }),
  answer: dataOf(z.object({ ended: z.number() })),
  errors: ['not_found'],
} as const satisfies Call

/** Takes away authenticator and recovery codes and ends the sessions; the next sign-in enrols anew. Failures: 404, 409 own_account. */
export const resetStaffSecondFactor = {
  method: 'POST',
  path: '/api/staff/reset-second-factor',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({ staff_id: StaffId, reason: Reason }),
  answer: Done,
  errors: ['not_found', 'own_account'],
} as const satisfies Call

/** A password for the next sign-in, within 24 hours, where another is chosen; ends the sessions. Failures: 404, 409 own_account, 422 password_weak. */
export const setStaffPassword = {
  method: 'POST',
  path: '/api/staff/set-password',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({ staff_id: StaffId, password: TypedPassword, reason: Reason }),
  answer: Done,
  errors: ['not_found', 'password_weak', 'own_account'],
} as const satisfies Call
