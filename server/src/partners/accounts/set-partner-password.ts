import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { choosePassword } from '../../platform/credentials/choose-password.ts'
import { forgetBrowsersOf, savePasswordHash } from '../../platform/credentials/published.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../../reference/services.ts'
import { revokeSessionsOfPerson } from '../../platform/sessions/published.ts'
import { asOffice } from '../scope/as-partner.ts'
import { bringFirstBack, findFirstPerson } from '../people/people.queries.ts'
import { findPartner } from './partners.queries.ts'
import type { Deed } from './save-partner.ts'

/**
 * A password for the next sign-in with the partner's own address, where its first person chooses another; their sessions end. Who was removed
 * from the team meanwhile is there again, as an owner: so a partner that has lost all of its owners comes back.
 * @throws Problem not_found, partner_status_refused for one that is not active or paused, password_weak.
 */
export const setPasswordOfPartner = async (
  services: Services,
  { actor, ip }: Deed,
  { partner_id: partnerId, password, reason }: { partner_id: number; password: string; reason: string },
): Promise<void> => {
  const { db } = services
  const row = await asOffice(db, (tx) => findPartner(tx, partnerId, dayInIndia(services.now())))
  if (row === null) throw new Problem('not_found')
  if (row.status === 'requested' || row.status === 'closed') throw new Problem('partner_status_refused')
  const hash = await choosePassword(password, [row.email, row.name], 'password')
  await asOffice(db, async (tx) => {
    const now = services.now()
    const first = await findFirstPerson(tx, row.id)
    await bringFirstBack(tx, row.id)
    await savePasswordHash(tx, { kind: 'partner', id: row.id }, { hash, given: true, now })
    await forgetBrowsersOf(tx, { kind: 'partner', id: row.id })
    if (first !== null) await revokeSessionsOfPerson(tx, first, now)
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'partner.set_password',
        object_kind: 'partner',
        object_id: row.id,
        object_name: row.name,
        after: { reason },
        ip,
      },
      now,
    )
  })
}
