import type { PartnerRole } from '@marketplace/contract/platform/call'
import { forgetCredential } from '../../platform/credentials/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { revokeSessionsOfPerson } from '../../platform/sessions/published.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { holdTeam } from './manage-invitations.ts'
import { leavesOwner } from '../people/leaves-owner.ts'
import { openPerson, sealPerson, subjectOfPerson } from '../people/open-person.ts'
import { recordTeamDeed, type TeamDeed } from './team-deed.ts'
import {
  findPerson,
  listPeople,
  markRemoved,
  type PersonRow,
  setPersonRole,
} from '../people/people.queries.ts'

/** Whom it is about, with the partner held, so that two who lower each other come one after the other. */
const getPerson = async (
  tx: Database,
  partnerId: number,
  personId: number,
  next: PartnerRole | null,
): Promise<PersonRow> => {
  const row = await findPerson(tx, partnerId, personId)
  if (row === null) throw new Problem('not_found')
  if (!leavesOwner(await listPeople(tx, partnerId), personId, next)) throw new Problem('last_owner')
  return row
}

/** @throws Problem not_found of another partner's, last_owner. */
export const setRole = (
  { db, now: clock }: Pick<Services, 'db' | 'now'>,
  deed: TeamDeed,
  personId: number,
  role: PartnerRole,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const { partner_id } = deed.actor
    await holdTeam(tx, partner_id)
    const row = await getPerson(tx, partner_id, personId, role)
    if (row.role === role) return
    await setPersonRole(tx, personId, role)
    const told = {
      before: { person_id: personId, role: row.role },
      after: { person_id: personId, role },
    }
    await recordTeamDeed(tx, deed, 'partner.person_role', told, clock())
  })

/** Ends what they sign in with and every session of theirs. @throws Problem not_found of another partner's, last_owner. */
export const removePerson = (
  { db, vault, now: clock }: Pick<Services, 'db' | 'vault' | 'now'>,
  deed: TeamDeed,
  personId: number,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const now = clock()
    const { partner_id } = deed.actor
    const partner = await holdTeam(tx, partner_id)
    const row = await getPerson(tx, partner_id, personId, null)
    const { name } = await openPerson(vault, row, partner)
    const sealed =
      row.is_first === 1 ? null : sealPerson(vault, `partner_person:${personId}`, { name, email: null })
    await markRemoved(tx, personId, { sealed, now })
    await forgetCredential(tx, subjectOfPerson(row))
    await revokeSessionsOfPerson(tx, row, now)
    await recordTeamDeed(
      tx,
      deed,
      'partner.person_removed',
      { before: { person_id: personId, role: row.role } },
      now,
    )
  })
