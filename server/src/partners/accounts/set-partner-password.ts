import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { choosePassword } from '../../platform/credentials/choose-password.ts'
import { forgetBrowsersOf, savePasswordHash } from '../../platform/credentials/published.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../reference/services.ts'
import { revokeSessionsOfPerson } from '../../platform/sessions/published.ts'
import { asOffice } from '../scope/as-partner.ts'
import { bringFirstBack, findFirstPerson } from '../people/people.queries.ts'
import { isPartnerEmail, letPrepare } from './own-partner.queries.ts'
import { findPartner, type PartnerRow } from './partners.queries.ts'
import { type Deed, namingConflicts, refuseTeamEmail } from './save-partner.ts'

/** @throws Problem partner_email_taken, partner_status_refused where it is no request any more. */
const openToPrepare = async (
  services: Services,
  tx: Database,
  { id, email, prepares_since }: Pick<PartnerRow, 'id' | 'email' | 'prepares_since'>,
  now: Date,
): Promise<void> => {
  await refuseTeamEmail(services, tx, email)
  if (prepares_since === null && (await isPartnerEmail(tx, email)))
    throw new Problem('partner_email_taken', [{ field: 'email', key: 'partner_email_taken' }])
  if ((await letPrepare(tx, id, now)) === 0) throw new Problem('partner_status_refused')
}

/**
 * A password for the next sign-in with the partner's own address, where its first person chooses another; their sessions end. Who was removed
 * from the team meanwhile is there again, as an owner: so a partner that has lost all of its owners comes back.
 * One that asked to become a partner signs in with it to prepare, and comes to nothing but that (decision 126).
 * @throws Problem not_found, partner_status_refused for one that is closed, partner_email_taken where somebody else signs in with the address
 * of one that asked, password_weak.
 */
export const setPasswordOfPartner = async (
  services: Services,
  { actor, ip }: Deed,
  { partner_id: partnerId, password, reason }: { partner_id: number; password: string; reason: string },
): Promise<void> => {
  const { db } = services
  const row = await asOffice(db, (tx) => findPartner(tx, partnerId, dayInIndia(services.now())))
  if (row === null) throw new Problem('not_found')
  if (row.status === 'closed') throw new Problem('partner_status_refused')
  const hash = await choosePassword(password, [row.email, row.name], 'password')
  const isRequest = row.status === 'requested'
  const change = asOffice(db, async (tx) => {
    const now = services.now()
    if (isRequest) await openToPrepare(services, tx, row, now)
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
  await namingConflicts(change)
}
