import { findCustomerContacts, setEmail, setMobile } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { endWhatWaits } from './apply-change.ts'
import { unlessTaken } from './change-contact.ts'
import {
  endDoneChanges,
  findChangeOfLink,
  isWithinHold,
  type ContactChange,
} from './contact-changes.queries.ts'

const restore = (
  tx: Database,
  { user_id, kind, old_contact, old_verified }: ContactChange,
  now: Date,
): Promise<number> =>
  kind === 'mobile'
    ? setMobile(tx, user_id, old_contact, now)
    : setEmail(tx, user_id, { email: old_contact, email_verified: old_verified ?? 0 }, now)

/**
 * "It was not me": the contacts as they were before the change of the link and before every later one, all sessions ended, whatever
 * waited for a passcode dropped. A change that still waits is stopped.
 * @throws Problem link_refused, whatever is wrong with the link.
 */
export const takeContactBack = async (services: Services, token: string, ip: string): Promise<void> => {
  const hash = hashToken(token)
  const known = token.startsWith('b') ? await findChangeOfLink(services.db, hash) : null
  if (known === null) throw new Problem('link_refused')
  const { user_id } = known
  await unlessTaken(() =>
    services.db.transaction(async (tx) => {
      const now = services.now()
      // The customer first: whatever else would change the contact waits.
      if ((await findCustomerContacts(tx, user_id)) === null) throw new Problem('link_refused')
      const change = await findChangeOfLink(tx, hash)
      if (change === null || change.ended_at !== null) throw new Problem('link_refused')
      if (change.done_at !== null) {
        if (!isWithinHold(change, now)) throw new Problem('link_refused')
        for (const undone of await endDoneChanges(tx, user_id, change.done_at, now))
          await restore(tx, undone, now)
      }
      await endWhatWaits(tx, user_id, null, now)
    }),
  )
  services.sessions.forget()
  services.securityEvents.note({
    kind: 'contact_change_taken_back',
    call: 'POST /api/contact/take-back',
    actor_kind: 'customer',
    ip,
    subject: `customer:${user_id}`,
  })
}
