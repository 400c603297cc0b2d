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
 * Puts back what stood before a change and before every later one, and ends whatever somebody else may hold; in a transaction that
 * holds the customer. A change that still waits is stopped.
 * @returns the changes that were undone, the newest first; null where it ended before, or its days are over.
 */
export const undoChange = async (
  tx: Database,
  change: ContactChange,
  now: Date,
): Promise<readonly ContactChange[] | null> => {
  if (change.ended_at !== null) return null
  if (change.done_at !== null && !isWithinHold(change, now)) return null
  const undone = change.done_at === null ? [] : await endDoneChanges(tx, change.user_id, change.done_at, now)
  for (const one of undone) await restore(tx, one, now)
  await endWhatWaits(tx, change.user_id, null, now)
  return undone
}

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
      if (change === null || (await undoChange(tx, change, now)) === null) throw new Problem('link_refused')
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
