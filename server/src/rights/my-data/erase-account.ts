import type { DeletionCause, DeletionOrder } from '@marketplace/contract/rights/deletions'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { drawNumber } from '../../customers/messages/draw-number.ts'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import { listDetailsHeld } from '../../loans/applications/held-of-person.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent, type AuditActor } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { addDeletion, type Deletion } from './deletions.queries.ts'
import { erasePerson } from './erase-person.ts'
import type { HeldOfPerson } from './held-of-person.ts'
import { previewDeletion } from './preview-deletion.ts'

export interface AccountErasure {
  user_id: string
  brand: { brand_id: number; name: string }
  language: LanguageId
  ip: string | null
  /** Where the certificate's number goes, as the last message to it; null where there is no contact. */
  recipient: string | null
  cause: DeletionCause
  /** What staff ordered; null where nobody of staff did. */
  order: DeletionOrder | null
  now: Date
}

const whoDid: Readonly<Record<Exclude<DeletionCause, 'asked_of_staff' | 'staff_decided'>, AuditActor>> = {
  asked: { kind: 'system', id: 'my-data', name: 'The customer' },
  terms_withdrawn: { kind: 'system', id: 'erasures', name: 'The customer withdrew the consent' },
  silence: { kind: 'system', id: 'erasures', name: 'The customer was silent' },
}

const actorOf = (cause: DeletionCause, order: DeletionOrder | null): AuditActor => {
  if (cause !== 'asked_of_staff' && cause !== 'staff_decided') return whoDid[cause]
  if (order === null) throw new Error('a deletion by staff without an order')
  return { kind: 'staff', id: order.by_id, name: order.by_name }
}

/**
 * Deletes a customer whole, with certificate and audit entry, in the caller's transaction, which has locked their row
 * (`lockForErasure`).
 */
export const eraseAccount = async <S extends Services>(
  held: HeldOfPerson<S>,
  services: S,
  tx: Database,
  { user_id, brand, language, ip, recipient, cause, order, now }: AccountErasure,
): Promise<Deletion> => {
  const shown = await previewDeletion(held, { ...services, db: tx }, user_id)
  const shared = await listDetailsHeld(tx, user_id)
  const entry: Deletion = {
    certificate: drawNumber('D'),
    user_id,
    brand_id: brand.brand_id,
    deleted_at: now,
    lenders: shared.map(({ lender_id, our_reference }) => ({ lender_id, our_reference })),
    record: {
      cause,
      goes: shown.goes,
      stays: shown.stays.map((line) => ({ ...line, keeps: [...held.keeps[line.thing]] })),
      complaint_texts_until: shown.complaint_texts_until,
      order,
    },
  }
  const { certificate } = entry
  await erasePerson(held, services, tx, { user_id, ip_address: ip, now })
  await addDeletion(tx, entry)
  try {
    if (recipient !== null)
      await queueMessage(services, tx, {
        channel: recipient.includes('@') ? 'email' : 'sms',
        to: recipient,
        template: 'account_deleted',
        language,
        values: { brand: brand.name, certificate },
        forget_recipient: 1,
      })
  } catch (error) {
    // No gateway is configured, which is logged where it was found out; the page shows the number.
    if (!(error instanceof Problem)) throw error
  }
  await recordEvent(
    tx,
    {
      auditActor: actorOf(cause, order),
      action: 'customer.delete',
      object_kind: 'customer',
      object_id: user_id,
      after: { certificate, lenders_told: entry.lenders.length },
      ip,
    },
    now,
  )
  return entry
}
