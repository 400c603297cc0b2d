import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { choosePassword } from '../../platform/credentials/choose-password.ts'
import { savePasswordHash } from '../../platform/credentials/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { holdPartner, isPartnerEmail, type HeldPartner } from '../accounts/own-partner.queries.ts'
import { asOffice } from '../scope/as-partner.ts'
import { endInvitation, findByToken, type InvitationRow } from './invitations.queries.ts'
import { hashInvitation } from './manage-invitations.ts'
import { openSealed, sealPerson } from '../people/open-person.ts'
import { isEmailOfTeam } from '../people/people-addresses.ts'
import { addPerson, nextPersonId } from '../people/people.queries.ts'

interface Opened {
  invitation: InvitationRow
  partner: HeldPartner
  name: string
  email: string
}

/** What a token opens, with its partner held. @throws Problem invitation_over. */
const openToken = async (services: Services, tx: Database, token: string): Promise<Opened> => {
  const now = services.now()
  const token_hash = hashInvitation(token)
  const found = await findByToken(tx, token_hash, now)
  const partner = found === null ? null : await holdPartner(tx, found.partner_id)
  // Once more, now that nobody else changes the team.
  const invitation = partner === null ? null : await findByToken(tx, token_hash, now)
  if (invitation === null || partner?.status !== 'active') throw new Problem('invitation_over')
  const place = `partner_invitation:${invitation.invitation_id}` as const
  const { name, email } = await openSealed(services.vault, place, invitation.sealed)
  if (email === null) throw new Error('an invitation that waits has no address')
  return { invitation, partner, name, email }
}

/** @throws Problem invitation_over. */
export const readInvitation = (services: Services, token: string): Promise<Opened> =>
  asOffice(services.db, (tx) => openToken(services, tx, token))

/**
 * Makes the sign-in of whoever was invited, once. An address that signs in somewhere by now is not taken over: the mail said so.
 * @throws Problem invitation_over, password_weak.
 */
export const acceptInvitationOf = async (
  services: Services,
  { token, password }: { token: string; password: string },
  ip: string,
): Promise<void> => {
  const { vault } = services
  // Hashing takes long: nobody is held meanwhile.
  const asked = await readInvitation(services, token)
  const hash = await choosePassword(password, [asked.email, asked.name, asked.partner.name], 'password')
  await asOffice(services.db, async (tx) => {
    const now = services.now()
    const { invitation, partner, name, email } = await openToken(services, tx, token)
    if ((await isEmailOfTeam(vault, tx, email)) || (await isPartnerEmail(tx, email)))
      throw new Problem('invitation_over')
    const { partner_id, invitation_id, email_index, role } = invitation
    const person_id = await nextPersonId(tx)
    const sealed = sealPerson(vault, `partner_person:${person_id}`, { name, email })
    await addPerson(tx, { person_id, partner_id, sealed, email_index, role, now })
    await savePasswordHash(tx, { kind: 'partner_person', id: person_id }, { hash, given: false, now })
    await endInvitation(tx, invitation_id, { by: 'accepted', now })
    await recordEvent(
      tx,
      {
        auditActor: { kind: 'partner', id: partner_id, name, on_behalf_of: partner.name },
        action: 'partner.person_joined',
        object_kind: 'partner',
        object_id: partner_id,
        object_name: partner.name,
        after: { person_id, invitation_id, role },
        ip,
      },
      now,
    )
  })
}
