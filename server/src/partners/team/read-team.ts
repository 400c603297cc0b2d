import type { PartnerTeam } from '@marketplace/contract/partners/partner-team'
import { listCredentialStates } from '../../platform/credentials/published.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { findOwnPartner } from '../accounts/own-partner.queries.ts'
import { asPartner } from '../scope/as-partner.ts'
import { listInvitations } from './invitations.queries.ts'
import { openPerson, openSealed } from '../people/open-person.ts'
import { listPeople } from '../people/people.queries.ts'

/** The people of the one who asks, and who is invited. @throws Problem not_found where the partner is gone. */
export const readTeamOf = async (
  { db, vault, now: clock }: Services,
  { partner_id, person }: SignedInPartner,
): Promise<PartnerTeam> => {
  const now = clock()
  const { partner, people, invitations } = await asPartner(db, partner_id, async (tx) => ({
    partner: await findOwnPartner(tx),
    people: await listPeople(tx, partner_id),
    invitations: await listInvitations(tx, partner_id),
  }))
  if (partner === null) throw new Problem('not_found')
  const [ofFirst, ofOthers] = await Promise.all([
    listCredentialStates(db, 'partner', [partner_id]),
    listCredentialStates(
      db,
      'partner_person',
      people.map(({ person_id }) => person_id),
    ),
  ])
  const second = new Map(ofOthers.map(({ subject_id, second_factor }) => [subject_id, second_factor]))
  return {
    people: await Promise.all(
      people.map(async (row) => {
        const { name, email } = await openPerson(vault, row, partner)
        const { person_id, role, is_first, joined_at, last_sign_in_at } = row
        return {
          person_id,
          name,
          sign_in_email: email,
          role,
          is_first,
          is_you: person_id === person.person_id ? (1 as const) : (0 as const),
          joined_at: joined_at.toISOString(),
          last_sign_in_at: last_sign_in_at?.toISOString() ?? null,
          second_factor: (is_first === 1 ? ofFirst[0]?.second_factor : second.get(person_id)) ?? 0,
        }
      }),
    ),
    invitations: await Promise.all(
      invitations.map(async ({ invitation_id, sealed, role, sent_at, expires_at }) => {
        const { name, email } = await openSealed(vault, `partner_invitation:${invitation_id}`, sealed)
        return {
          invitation_id,
          name,
          sign_in_email: email,
          role,
          sent_at: sent_at.toISOString(),
          expires_at: expires_at.toISOString(),
          is_lapsed: expires_at <= now ? (1 as const) : (0 as const),
        }
      }),
    ),
  }
}
