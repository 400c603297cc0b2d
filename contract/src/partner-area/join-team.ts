import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Instant } from '../platform/formats.ts'
import { TeamRole } from '../partners/partner-team.ts'
import { TypedPassword } from '../office/staff-sign-in.ts'

/** 256 random bits in base64url; it stands in the fragment of the link and reaches no log. */
const InvitationToken = z
  .string({ error: 'invalid_value' })
  .check(z.maxLength(43, 'invalid_value'), z.regex(/^[A-Za-z0-9_-]{43}$/, 'invalid_value'))

/** Whom an invitation is for. Failures: 410 invitation_over, whatever the reason. */
export const openInvitation = {
  method: 'POST',
  path: '/api/partner/invitation/open',
  audience: 'anyone',
  limit: 'office_sign_in',
  body: z.strictObject({ token: InvitationToken }),
  answer: dataOf(
    z.object({
      partner: z.string(),
      name: z.string(),
      email: z.string(),
      role: TeamRole,
      expires_at: Instant,
    }),
  ),
  errors: ['invitation_over'],
} as const satisfies Call

/** Makes the sign-in: the e-mail address of the invitation with this password. Once. Failures: 410 invitation_over; 422 password_weak. */
export const acceptInvitation = {
  method: 'POST',
  path: '/api/partner/invitation/accept',
  audience: 'anyone',
  limit: 'office_sign_in',
  body: z.strictObject({ token: InvitationToken, password: TypedPassword }),
  answer: Done,
  errors: ['invitation_over', 'password_weak'],
} as const satisfies Call
