import type { LanguageId } from '@marketplace/contract/platform/formats'
import { drawNumber } from '../../customers/messages/draw-number.ts'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import type { ErasureCause } from '../../customers/planned-erasures/published.ts'
import { listDetailsHeld } from '../../loans/applications/held-of-person.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { addDeletion, type Deletion } from './deletions.queries.ts'
import { erasePerson } from './erase-person.ts'
import type { HeldOfPerson } from './held-of-person.ts'

export interface AccountErasure {
  user_id: string
  brand: { brand_id: number; name: string }
  language: LanguageId
  ip: string | null
  /** Where the certificate's number goes, as the last message to it; null where there is no contact. */
  recipient: string | null
  cause: 'asked' | ErasureCause
  now: Date
}

const whoDid = {
  asked: { kind: 'system', id: 'my-data', name: 'The customer' },
  terms_withdrawn: { kind: 'system', id: 'erasures', name: 'The customer withdrew the consent' },
  silence: { kind: 'system', id: 'erasures', name: 'The customer was silent' },
} as const

/**
 * Deletes a customer whole, with certificate and audit entry, in the caller's transaction, which has locked their row
 * (`lockForErasure`).
 */
export const eraseAccount = async <S extends Services>(
  held: HeldOfPerson<S>,
  services: S,
  tx: Database,
  { user_id, brand, language, ip, recipient, cause, now }: AccountErasure,
): Promise<Deletion> => {
  const shared = await listDetailsHeld(tx, user_id)
  const entry: Deletion = {
    certificate: drawNumber('D'),
    user_id,
    brand_id: brand.brand_id,
    deleted_at: now,
    lenders: shared.map(({ lender_id, our_reference }) => ({ lender_id, our_reference })),
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
      auditActor: whoDid[cause],
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
