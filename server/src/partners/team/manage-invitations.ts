import { hash, randomBytes } from 'node:crypto'
import { MOST_PEOPLE, roleNames } from '@marketplace/contract/partners/partner-team'
import type { PartnerRole } from '@marketplace/contract/platform/call'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import type { Database } from '../../platform/db/database.ts'
import { spendBudget } from '../../platform/http/rate-limits.ts'
import { Problem } from '../../platform/http/problem.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import type { Services } from '../../reference/services.ts'
import { holdPartner, type HeldPartner, isPartnerEmail } from '../accounts/own-partner.queries.ts'
import { asOffice } from '../scope/as-partner.ts'
import {
  addInvitation,
  endInvitation,
  findInvitation,
  hasInvitationTo,
  listInvitations,
  nextInvitationId,
  renewInvitation,
} from './invitations.queries.ts'
import { emailIndexOf, openSealed, sealPerson } from '../people/open-person.ts'
import { recordTeamDeed, type TeamDeed } from './team-deed.ts'
import { findPersonByEmail, listPeople } from '../people/people.queries.ts'

const GOOD_FOR_MS = 7 * 86_400_000
const MAILS_A_DAY = { most: 40, seconds: 86_400 }

export const hashInvitation = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The partner, held: every change of its team waits for the one before. @throws Problem not_found. */
export const holdTeam = async (tx: Database, partnerId: number): Promise<HeldPartner> => {
  const partner = await holdPartner(tx, partnerId)
  if (partner === null) throw new Problem('not_found')
  return partner
}

const spendMail = (services: Services, partnerId: number): Promise<void> =>
  spendBudget(services, { key: `team-mail:${partnerId}`, ...MAILS_A_DAY })

/** Sends the link; to an address that signs in elsewhere already, that it does, and no link. */
const mail = async (
  services: Services,
  tx: Database,
  { email, token, role, partner }: { email: string; token: string; role: PartnerRole; partner: string },
  expires_at: Date,
): Promise<void> => {
  const brand = services.brands().bySlug(services.env.DEFAULT_BRAND)
  if (brand === null) throw new Error('the default brand is not there')
  const isTaken =
    (await isPartnerEmail(tx, email)) ||
    (await findPersonByEmail(tx, emailIndexOf(services.vault, email))) !== null
  const order = { channel: 'email', to: email, language: 'en', expires_at } as const
  const values = { brand: brand.brand.name, partner }
  await (isTaken
    ? queueMessage(services, tx, { ...order, template: 'team_invited_elsewhere', values })
    : queueMessage(services, tx, {
        ...order,
        template: 'team_invited',
        values: { ...values, role: roleNames[role] },
        code: `${brandOrigin(services.env, brand)}/partner/join#${token}`,
      }))
}

const newToken = (): string => randomBytes(32).toString('base64url')

/** @throws Problem team_full, team_email_taken, too_many_requests. */
export const invite = async (
  services: Services,
  deed: TeamDeed,
  asked: { name: string; email: string; role: PartnerRole },
): Promise<void> => {
  const { vault, now: clock } = services
  const { partner_id, person } = deed.actor
  const email = asked.email.toLowerCase()
  await spendMail(services, partner_id)
  await asOffice(services.db, async (tx) => {
    const now = clock()
    const partner = await holdTeam(tx, partner_id)
    const people = await listPeople(tx, partner_id)
    const waiting = await listInvitations(tx, partner_id)
    if (people.length + waiting.length >= MOST_PEOPLE) throw new Problem('team_full')
    const email_index = emailIndexOf(vault, email)
    const other = await findPersonByEmail(tx, email_index)
    if (
      email === partner.email ||
      other?.partner_id === partner_id ||
      (await hasInvitationTo(tx, partner_id, email_index))
    )
      throw new Problem('team_email_taken', [{ field: 'email', key: 'team_email_taken' }])
    const invitation_id = await nextInvitationId(tx)
    const token = newToken()
    const expires_at = new Date(now.getTime() + GOOD_FOR_MS)
    await addInvitation(tx, {
      invitation_id,
      partner_id,
      sealed: sealPerson(vault, `partner_invitation:${invitation_id}`, { name: asked.name, email }),
      email_index,
      role: asked.role,
      token_hash: hashInvitation(token),
      invited_by: person.person_id,
      sent_at: now,
      expires_at,
    })
    await mail(services, tx, { email, token, role: asked.role, partner: partner.name }, expires_at)
    await recordTeamDeed(tx, deed, 'partner.invite', { after: { invitation_id, role: asked.role } }, now)
  })
}

/** @throws Problem not_found of another partner's, too_many_requests. */
export const resend = async (services: Services, deed: TeamDeed, invitationId: number): Promise<void> => {
  const { vault, now: clock } = services
  const { partner_id } = deed.actor
  await spendMail(services, partner_id)
  await asOffice(services.db, async (tx) => {
    const now = clock()
    const partner = await holdTeam(tx, partner_id)
    const row = await findInvitation(tx, partner_id, invitationId)
    if (row === null) throw new Problem('not_found')
    const { email } = await openSealed(vault, `partner_invitation:${invitationId}`, row.sealed)
    if (email === null) throw new Error('an invitation that waits has no address')
    const token = newToken()
    const expires_at = new Date(now.getTime() + GOOD_FOR_MS)
    await renewInvitation(tx, invitationId, { token_hash: hashInvitation(token), sent_at: now, expires_at })
    await mail(services, tx, { email, token, role: row.role, partner: partner.name }, expires_at)
    const after = { invitation_id: invitationId, sends: row.sends + 1 }
    await recordTeamDeed(tx, deed, 'partner.invite_resent', { after }, now)
  })
}

/** @throws Problem not_found of another partner's. */
export const withdraw = (
  { db, now: clock }: Pick<Services, 'db' | 'now'>,
  deed: TeamDeed,
  invitationId: number,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const now = clock()
    const { partner_id } = deed.actor
    await holdTeam(tx, partner_id)
    if ((await findInvitation(tx, partner_id, invitationId)) === null) throw new Problem('not_found')
    await endInvitation(tx, invitationId, { by: 'withdrawn', now })
    await recordTeamDeed(
      tx,
      deed,
      'partner.invite_withdrawn',
      { after: { invitation_id: invitationId } },
      now,
    )
  })
