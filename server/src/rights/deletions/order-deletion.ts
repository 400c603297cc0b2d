import type { Body } from '@marketplace/contract/platform/call'
import type { DeletionReference, orderDeletion as orderCall } from '@marketplace/contract/rights/deletions'
import { orderErasure } from '../../customers/planned-erasures/published.ts'
import { lockForErasure } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { listOpenReferences } from '../../office/customer-care/open-references.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { findPlannedErasure } from '../../customers/planned-erasures/published.ts'
import { eraseNow } from '../erasures/erase-one.ts'
import type { DeletionLedger } from '../my-data/deletion-ledger.ts'
import { findDeletionOf } from '../my-data/deletions.queries.ts'
import type { HeldOfPerson } from '../my-data/held-of-person.ts'
import { judgeDeletion } from './judge-deletion.ts'
import { nameOfObject } from './name-of-object.ts'
import { stopAllContact } from '../../customers/planned-erasures/stop-contact.ts'
import { readStand } from './read-stand.ts'

export interface Ordered {
  /** Null while it waits. */
  certificate: string | null
  /** Until when it waits; null where it is done. */
  due_at: Date | null
}

/** @throws Problem reference_refused for what is not open, or another's. A letter is not ours to look up. */
const checkReference = async (
  services: Services,
  tx: Database,
  userId: string,
  staffId: number,
  { kind, id }: DeletionReference,
): Promise<void> => {
  if (kind === 'letter') return
  const open = await listOpenReferences(services, tx, userId, staffId)
  if (!open.some((one) => one.kind === kind && one.id === id))
    throw new Problem('reference_refused', [{ field: 'reference', key: 'reference_refused' }])
}

/**
 * Writes the order down, with the job that does it, so that a process that dies after it leaves a deletion that is done by
 * another. @returns until when it waits; null where it is due, or the certificate where this very order is done already.
 */
const writeOrder = async (
  services: Services,
  tx: Database,
  { user_id, request_id, reference }: Body<typeof orderCall>,
  { actor, ip }: By,
): Promise<Ordered> => {
  const now = services.now()
  if (!(await lockForErasure(tx, user_id))) {
    const done = await findDeletionOf(tx, user_id)
    if (done?.record?.order?.request_id !== request_id) throw new Problem('not_found')
    return { certificate: done.certificate, due_at: null }
  }
  const planned = await findPlannedErasure(tx, user_id)
  const waitsUntil = (due_at: Date): Ordered => ({ certificate: null, due_at: due_at <= now ? null : due_at })
  if (planned?.ordered?.request_id === request_id) return waitsUntil(planned.due_at)
  await checkReference(services, tx, user_id, actor.staff_id, reference)
  const verdict = judgeDeletion('asked_of_staff', await readStand(services, tx, user_id))
  if (verdict.may === 'no') throw new Error('what a customer asks for is put off and never refused')
  const wished = verdict.may === 'later' ? verdict.until : now
  const ordered = {
    request_id,
    reference,
    ground: null,
    by_id: actor.staff_id,
    by_name: actor.username,
    approved_by: null,
    put_off: verdict.may === 'later' ? verdict.because : null,
    ...(verdict.may === 'later' && (await stopAllContact(tx, user_id, actor.username, now))),
  }
  const plan = { user_id, cause: 'asked_of_staff', planned_at: now, due_at: wished, ordered } as const
  const due_at = await orderErasure(tx, plan)
  if (due_at === null) throw new Problem('conflict')
  await services.addJob(tx, 'erase_due_customers', {}, { run_at: due_at })
  await recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action: 'customer.deletion_ordered',
      object_kind: 'customer',
      object_id: user_id,
      object_name: nameOfObject(user_id),
      after: { reference: { ...reference }, due_at: due_at.toISOString(), put_off: ordered.put_off },
      ip,
    },
    now,
  )
  return waitsUntil(due_at)
}

/**
 * Deletes a customer who asked staff for it: at once where nothing holds it. The order is kept before anything goes, so that it is done
 * even where this process ends in between; asked again, the same order answers the same certificate.
 * @throws Problem not_found, reference_refused, conflict.
 */
export const orderDeletion = async <S extends Services>(
  held: HeldOfPerson<S>,
  services: S,
  ledger: DeletionLedger,
  order: Body<typeof orderCall>,
  by: By,
): Promise<Ordered> => {
  const ordered = await services.db.transaction((tx) => writeOrder(services, tx, order, by))
  if (ordered.certificate !== null || ordered.due_at !== null) return ordered
  const done = await eraseNow(held, services, ledger, order.user_id)
  // Null: the job was faster, or something holds it since.
  const { db } = services
  const known = done ?? (await findDeletionOf(db, order.user_id))
  if (known !== null) return { certificate: known.certificate, due_at: null }
  return { certificate: null, due_at: (await findPlannedErasure(db, order.user_id))?.due_at ?? null }
}
