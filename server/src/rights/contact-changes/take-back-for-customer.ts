import type { Body } from '@marketplace/contract/platform/call'
import type { takeBackContact } from '@marketplace/contract/rights/contact-changes'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import {
  findCustomerContacts,
  findCustomerTimes,
  type CustomerContacts,
} from '../../customers/profiles/published.ts'
import { unlessTaken } from '../../entry/change-contact/change-contact.ts'
import { channelOf } from '../../entry/change-contact/proved-contacts.ts'
import { findContactChange, type ContactChange } from '../../entry/change-contact/published.ts'
import { undoChange } from '../../entry/change-contact/take-contact-back.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { brandOf } from '../erasures/brand-of.ts'
import { listRequestsOfOwner } from './requests-of-owner.ts'

/** Tells the contacts that are back, and those that lost the account. A gateway that is off keeps nobody from being helped. */
const notifyBothSides = async (
  services: Services,
  tx: Database,
  { user_id, language, brand }: { user_id: string; language: CustomerContacts['language']; brand: string },
  undone: readonly ContactChange[],
): Promise<void> => {
  const told = new Set<string>()
  for (const { old_contact, new_contact } of undone.toReversed())
    for (const [to, template] of [
      [old_contact, 'contact_restored'],
      [new_contact, 'contact_undone'],
    ] as const) {
      if (to === null || told.has(to)) continue
      told.add(to)
      try {
        await queueMessage(services, tx, {
          channel: channelOf(to),
          to,
          template,
          language,
          values: { brand },
          // What went to somebody else is no message of this customer's.
          ...(template === 'contact_restored' ? { user_id } : { forget_recipient: 1 as const }),
        })
      } catch (error) {
        // No gateway is configured, which is logged where it was found out.
        if (!(error instanceof Problem)) throw error
      }
    }
}

/**
 * Undoes a change of contact for its customer: what the link of decision 062 does, by staff, within the same hours. With a
 * request of the customer that is open, so that nobody's contact is put back out of the blue.
 * @throws Problem not_found, reference_refused, contact_taken.
 */
export const takeBackForCustomer = async (
  services: Services,
  { user_id, contact_id, reference }: Body<typeof takeBackContact>,
  { actor, ip }: By,
): Promise<void> => {
  await unlessTaken(() =>
    services.db.transaction(async (tx) => {
      const now = services.now()
      // The customer first: whatever else would change the contact waits.
      const contacts = await findCustomerContacts(tx, user_id)
      if (contacts === null) throw new Problem('not_found')
      const change = await findContactChange(tx, contact_id, user_id)
      if (change === null) throw new Problem('not_found')
      const open = await listRequestsOfOwner(services, tx, change, actor.staff_id)
      if (!open.some(({ kind, id }) => kind === reference.kind && id === reference.id))
        throw new Problem('reference_refused', [{ field: 'reference', key: 'reference_refused' }])
      const undone = await undoChange(tx, change, now)
      if (undone === null) throw new Problem('not_found')
      const times = await findCustomerTimes(tx, user_id)
      const brand = brandOf(services, times?.brand_id ?? null).name
      await notifyBothSides(services, tx, { user_id, language: contacts.language, brand }, undone)
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: 'customer.contact_taken_back',
          object_kind: 'customer',
          object_id: user_id,
          after: { kind: change.kind, reference: { ...reference }, changes: undone.length },
          ip,
        },
        now,
      )
    }),
  )
  services.sessions.forget()
  services.securityEvents.note({
    kind: 'contact_change_taken_back',
    call: 'POST /api/customer-care/contact-changes/take-back',
    actor_kind: 'staff',
    ip,
    subject: `customer:${user_id}`,
  })
}
