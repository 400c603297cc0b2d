import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import { type Call, ownerAlone, partnerRoles, type PartnerRole } from '../platform/call.ts'
import { Email, Flag, Instant, plainText, rowIdInPath } from '../platform/formats.ts'

export const roleNames: Readonly<Record<PartnerRole, string>> = {
  owner: 'Owner',
  accounts: 'Accounts',
  sales: 'Sales',
}

/** Whether a role is shown what the partner earns, and where it goes (decision 104). */
export const roleSeesMoney = (role: PartnerRole): boolean => role !== 'sales'

/** With those who are invited. */
export const MOST_PEOPLE = 20

export const TeamRole = z.enum(partnerRoles, { error: 'invalid_value' })
const PersonName = plainText(80).check(z.trim(), z.minLength(1, 'field_required'))

/** One of the people of a partner, as its owners see them. */
export const TeamPerson = z.object({
  person_id: z.number(),
  name: z.string(),
  /** What they sign in with; staff who look in get null. */
  sign_in_email: z.nullable(z.string()),
  role: TeamRole,
  /** 1: signs in with the partner's own address, which changes through us alone. */
  is_first: Flag,
  /** 1: the one who asks, or as whom staff look in. */
  is_you: Flag,
  joined_at: Instant,
  /** Null where they never did, or not since there are teams. */
  last_sign_in_at: z.nullable(Instant),
  second_factor: Flag,
})
export type TeamPerson = z.output<typeof TeamPerson>

export const TeamInvitation = z.object({
  invitation_id: z.number(),
  name: z.string(),
  sign_in_email: z.nullable(z.string()),
  role: TeamRole,
  sent_at: Instant,
  expires_at: Instant,
  /** 1: the seven days are over; sent again it is good for seven more. */
  is_lapsed: Flag,
})
export type TeamInvitation = z.output<typeof TeamInvitation>

export const PartnerTeam = z.object({ people: z.array(TeamPerson), invitations: z.array(TeamInvitation) })
export type PartnerTeam = z.output<typeof PartnerTeam>
const TeamChanged = z.object({ success: z.literal(true), message: z.string(), data: PartnerTeam })

const person = z.object({ personId: rowIdInPath() })
const invitation = z.object({ invitationId: rowIdInPath() })

/** The first person, then by when they came; invitations the newest first. */
export const readTeam = {
  method: 'GET',
  path: '/api/partner/team',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'reads',
  limit: 'read',
  answer: dataOf(PartnerTeam),
  errors: ['not_found'],
} as const satisfies Call

/**
 * Sends a link that is good for seven days and once. Whether the address signs in elsewhere is not told: an e-mail without a link goes there.
 * Failures: 422 team_full; 409 team_email_taken in this team; 429 after 40 e-mails in a day.
 */
export const inviteToTeam = {
  method: 'POST',
  path: '/api/partner/team/invite',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  stepUp: true,
  body: z.strictObject({ name: PersonName, email: Email, role: TeamRole }),
  answer: TeamChanged,
  errors: ['not_found', 'team_full', 'team_email_taken'],
} as const satisfies Call

/** Another link in the place of the one before, for seven days more. Failures: 404; 429. */
export const resendInvitation = {
  method: 'POST',
  path: '/api/partner/team/invitations/:invitationId/resend',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  stepUp: true,
  params: invitation,
  answer: TeamChanged,
  errors: ['not_found'],
} as const satisfies Call

/** Its link opens nothing any more. Failures: 404. */
export const withdrawInvitation = {
  method: 'POST',
  path: '/api/partner/team/invitations/:invitationId/withdraw',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  params: invitation,
  answer: TeamChanged,
  errors: ['not_found'],
} as const satisfies Call

/** Holds from the person's next call on. Failures: 404 of another partner's; 409 last_owner. */
export const setTeamRole = {
  method: 'POST',
  path: '/api/partner/team/people/:personId/role',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  stepUp: true,
  params: person,
  body: z.strictObject({ role: TeamRole }),
  answer: TeamChanged,
  errors: ['not_found', 'last_owner'],
} as const satisfies Call

/** Their sessions, password and authenticator are gone at once. Failures: 404 of another partner's; 409 last_owner. */
export const removeFromTeam = {
  method: 'POST',
  path: '/api/partner/team/people/:personId/remove',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  params: person,
  answer: Done,
  errors: ['not_found', 'last_owner'],
} as const satisfies Call
