import type { DeletionGround, proposeDeletion as proposeCall } from '@marketplace/contract/rights/deletions'
import type { Body } from '@marketplace/contract/platform/call'
import { randomUUID } from 'node:crypto'
import { findPlannedErasure, orderErasure } from '../../customers/planned-erasures/published.ts'
import { stopAllContact } from '../../customers/planned-erasures/stop-contact.ts'
import { listFoundCustomers, lockForErasure } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { namesPerson } from '../../platform/personal-data/names-person.ts'
import { askSecondPerson } from '../../platform/second-person/ask-second-person.ts'
import type { By, SecondPersonKind } from '../../platform/second-person/second-person-kind.ts'
import { judgeDeletion, type DeletionVerdict } from './judge-deletion.ts'
import { nameOfObject } from './name-of-object.ts'
import { readStand } from './read-stand.ts'

/** @throws Problem deletion_refused where the customer complains or a lender has their application. */
const judge = async (
  services: Services,
  tx: Database,
  userId: string,
): Promise<Exclude<DeletionVerdict, { may: 'no' }>> => {
  const verdict = judgeDeletion('staff_decided', await readStand(services, tx, userId))
  if (verdict.may === 'no') throw new Problem('deletion_refused')
  return verdict
}

/** Asks a second person for a deletion without the customer's request. @throws Problem not_found, deletion_refused, conflict. */
export const proposeDeletion = (
  services: Services,
  { user_id, ground, reference }: Body<typeof proposeCall>,
  by: By,
): Promise<void> =>
  services.db.transaction(async (tx) => {
    if (!(await lockForErasure(tx, user_id))) throw new Problem('not_found')
    if ((await findPlannedErasure(tx, user_id))?.ordered != null) throw new Problem('conflict')
    await judge(services, tx, user_id)
    const object = { kind: 'customer', id: user_id, name: nameOfObject(user_id) }
    await askSecondPerson(
      tx,
      { kind: 'customer_deletion', object, detail: { ground, reference } },
      by,
      services.now(),
    )
  })

/** What an approval does: the order, and the job that does it within seconds. */
export const deletionKind: SecondPersonKind<Services> = {
  hold: (tx, { subject }) => lockForErasure(tx, subject),
  judgeNote: async (_services, tx, { subject }, note) => {
    const [customer] = await listFoundCustomers(tx, { user_id: subject }, 1)
    const names = [customer?.first_name, customer?.last_name].filter((name) => name != null)
    if (namesPerson(note, names))
      throw new Problem('text_names_person', [{ field: 'note', key: 'text_names_person' }])
  },
  perform: async (services, tx, { subject, detail, asked_by, asked_by_name }, by, at) => {
    if (!(await lockForErasure(tx, subject))) throw new Problem('not_found')
    const verdict = await judge(services, tx, subject)
    const wished = verdict.may === 'later' ? verdict.until : at
    const ordered = {
      request_id: randomUUID(),
      reference: { kind: 'letter', id: String(detail['reference']) },
      ground: detail['ground'] as DeletionGround,
      by_id: asked_by,
      by_name: asked_by_name,
      approved_by: by.actor.username,
      put_off: verdict.may === 'later' ? verdict.because : null,
      ...(verdict.may === 'later' && (await stopAllContact(tx, subject, asked_by_name, at))),
    } as const
    const plan = {
      user_id: subject,
      cause: 'staff_decided',
      planned_at: at,
      due_at: wished,
      ordered,
    } as const
    const due_at = await orderErasure(tx, plan)
    if (due_at === null) throw new Problem('conflict')
    await services.addJob(tx, 'erase_due_customers', {}, { run_at: due_at })
    await recordEvent(
      tx,
      {
        auditActor: by.actor.auditActor,
        action: 'customer.deletion_ordered',
        object_kind: 'customer',
        object_id: subject,
        object_name: nameOfObject(subject),
        after: { ground: ordered.ground, reference: ordered.reference.id, due_at: due_at.toISOString() },
        ip: by.ip,
      },
      at,
    )
  },
}
