import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { removeSecondFactor } from '../../platform/credentials/second-factor.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../../reference/services.ts'
import { revokeSessionsOfPerson } from '../../platform/sessions/published.ts'
import { asOffice } from '../scope/as-partner.ts'
import { findFirstPerson } from '../people/people.queries.ts'
import { findPartner } from './partners.queries.ts'
import type { Deed } from './save-partner.ts'

/**
 * For the first person of a partner who has lost the phone and the recovery codes: both are void, and their sessions end. An owner removes and
 * invites anew whoever else has.
 * @throws Problem not_found.
 */
export const resetSecondFactorOfPartner = async (
  services: Services,
  { actor, ip }: Deed,
  { partner_id: partnerId, reason }: { partner_id: number; reason: string },
): Promise<void> => {
  const { db } = services
  const row = await asOffice(db, (tx) => findPartner(tx, partnerId, dayInIndia(services.now())))
  if (row === null) throw new Problem('not_found')
  const object = { object_kind: 'partner', object_id: row.id, object_name: row.name }
  await asOffice(db, async (tx) => {
    const now = services.now()
    const first = await findFirstPerson(tx, row.id)
    await removeSecondFactor(tx, { kind: 'partner', id: row.id })
    if (first !== null) await revokeSessionsOfPerson(tx, first, now)
    const after = { reason }
    await recordEvent(
      tx,
      { auditActor: actor.auditActor, action: 'partner.second_factor_reset', ...object, after, ip },
      now,
    )
  })
}
