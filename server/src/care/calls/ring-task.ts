import type { Body } from '@marketplace/contract/platform/call'
import type { placeTaskCall as placeCallCall } from '@marketplace/contract/care/telecalling'
import { claimContact } from '../../customers/contact-rules/record-contact.ts'
import { findReach, holdCustomer } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { callSourceKey, placeCall } from '../telephony/place-call.ts'
import type { PhoneCallRow } from '../telephony/published.ts'
import { findTask, lockTask } from './call-tasks.queries.ts'
import { findDesk } from './caller-desks.queries.ts'
import { phoneContext } from './desk-phone.ts'
import { askOfTask, callerIdOf } from './task-ask.ts'

/**
 * Rings the caller and then the customer of their task, where the rule of contacts allows it at this moment. Nobody learns the number.
 * @throws Problem task_not_yours, own_phone_missing, contact_refused, and as `placeCall`.
 */
export const ringTask = async (
  services: Services,
  { task_id, request_id }: Body<typeof placeCallCall>,
  { staff_id, username, auditActor }: Staff,
  ip: string,
): Promise<PhoneCallRow> => {
  const { db, vault, now } = services
  const desk = await findDesk(db, staff_id)
  if (desk === null || desk.sealed_phone === null) throw new Problem('own_phone_missing')
  const from = await vault.open(desk.sealed_phone, phoneContext(staff_id))
  const task = await findTask(db, task_id)
  if (task === null || task.lease_by !== staff_id) throw new Problem('task_not_yours')
  const { user_id, lender_id } = task
  const callerId = await callerIdOf(services, db, task)
  const reach = await findReach(db, user_id)
  const to = reach?.mobile_phone_number ?? null
  if (callerId === null || to === null) throw new Problem('contact_refused')
  const order = { request_id, task_id, user_id, staff_id, lender_id, callerId, from, to }
  return placeCall(services, order, async (tx, { call_id, placed_at }) => {
    // The person before their contacts, those before the task, the audit log last.
    if (!(await holdCustomer(tx, user_id))) throw new Problem('contact_refused')
    const ask = { ...askOfTask(task, callerId, placed_at), to, source_key: callSourceKey(call_id) }
    const verdict = await claimContact(services, tx, ask, { made_by: username, address: to })
    if (!verdict.allowed) throw new Problem('contact_refused')
    const held = await lockTask(tx, task_id)
    if (held === null || held.lease_by !== staff_id) throw new Problem('task_not_yours')
    const object = { object_kind: 'customer', object_id: user_id }
    const after = { task_id, purpose: task.purpose, series: callerId.series }
    await recordEvent(tx, { auditActor, action: 'customer.call', ...object, after, ip }, now())
  })
}
