import { afterCall, nextStepText, type AfterCall } from '@marketplace/contract/care/dispositions'
import type { settleTask as settleCall } from '@marketplace/contract/care/telecalling'
import type { ContactOutcome } from '@marketplace/contract/customers/contact'
import type { Body } from '@marketplace/contract/platform/call'
import { addStop, endContact } from '../../customers/contact-rules/published.ts'
import { holdCustomer } from '../../customers/profiles/published.ts'
import { receiveComplaint } from '../../office/complaints/receive-complaint.ts'
import { addCustomerNote } from '../../office/customer-care/published.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { callSourceKey } from '../telephony/place-call.ts'
import { findNewestCall, noteSaidOutcome, type PhoneCallRow } from '../telephony/published.ts'
import { addOutcome, findOutcomeOfRequest, isSettledSince } from './call-outcomes.queries.ts'
import {
  findTask,
  lockTask,
  moveTask,
  stopTasksOf,
  type CallTaskRow,
  type TaskMove,
} from './call-tasks.queries.ts'
import { later } from './call-times.ts'
import { callOfLease } from './present-task.ts'
import { findScriptId } from '../scripts/script-of-task.ts'

type Settled = Body<typeof settleCall>

/** What the ledger of contacts learns by it; null where the operator knows better. */
const contactOutcomeOf: Readonly<Partial<Record<Settled['disposition'], ContactOutcome>>> = {
  no_answer: 'no_answer',
  busy: 'busy',
  switched_off: 'switched_off',
  wrong_person: 'bad_number',
}

/** A promise is for a time to come, and soon enough to be kept by whoever gave it. */
const PROMISE_DAYS = 60
const MINUTE_MS = 60_000

const promisedAt = ({ disposition, call_back_at }: Settled, now: Date): Date | null => {
  if (disposition !== 'call_back' || call_back_at === undefined) return null
  const at = new Date(call_back_at)
  if (at.getTime() <= now.getTime() || at.getTime() > now.getTime() + PROMISE_DAYS * 1_440 * MINUTE_MS)
    throw new Problem('invalid_request', [{ field: 'call_back_at', key: 'call_back_past' }])
  return at
}

const moveOf = (
  body: Settled,
  { state, minutes }: AfterCall,
  { tries, staff_id, promised, now }: { tries: number; staff_id: number; promised: Date | null; now: Date },
): TaskMove => ({
  state,
  due_at: promised ?? (minutes === null ? null : later(now, minutes * MINUTE_MS)),
  because: body.disposition,
  tries,
  now,
  ...(promised !== null && { promise: { at: promised, by: staff_id } }),
  ...(body.language !== undefined && { language: body.language }),
})

/** What is final for the person and not for the task alone. */
const endForPerson = async (
  tx: Database,
  { disposition }: Settled,
  { user_id, username, now }: { user_id: string; username: string; now: Date },
): Promise<void> => {
  if (disposition === 'do_not_call') {
    const stop = { user_id, channel: 'call', purpose: null, lender_id: null, source: 'caller' } as const
    await addStop(tx, { ...stop, entered_by: username, at: now })
  }
  if (disposition === 'do_not_call' || disposition === 'wrong_person')
    await stopTasksOf(tx, user_id, disposition, now)
}

const openComplaint = async (services: Services, task: CallTaskRow, body: Settled): Promise<void> => {
  const { complaint } = body
  const brand_id = task.brand_id ?? services.brands().bySlug(services.env.DEFAULT_BRAND)?.brand.brand_id
  if (complaint === undefined || brand_id === undefined) return
  const lender = task.lender_id === null ? {} : { lender_id: task.lender_id }
  await receiveComplaint(services, { ...complaint, ...lender, user_id: task.user_id, brand_id })
}

/**
 * The call that a caller's word is of, where they may say what came of a task: it is theirs, or they placed its newest call, nobody has
 * said anything of that call, and nobody else has the task. A lease that ran out while they talked loses no "do not call again".
 * @throws Problem task_not_yours.
 */
const callToSettle = async (
  tx: Database,
  task: CallTaskRow,
  staffId: number,
  now: Date,
): Promise<PhoneCallRow | null> => {
  const { task_id, lease_by, lease_until } = task
  if (lease_by === staffId) return callOfLease({ db: tx }, task)
  const call = await findNewestCall(tx, task_id)
  const isHeld = lease_by !== null && lease_until !== null && lease_until > now
  if (isHeld || call?.staff_id !== staffId || (await isSettledSince(tx, task_id, call.placed_at)))
    throw new Problem('task_not_yours')
  return call
}

/**
 * Writes down what happened and moves the task on by it: one transaction with the stop of calls that was asked for, the note and the
 * entry of the audit log. A complaint is received first, under its own words: said again it is the same one.
 * @returns the next step in words. @throws Problem task_not_yours; conflict where the request settled something else; invalid_request.
 */
export const settle = async (
  services: Services,
  body: Settled,
  { staff_id, username, auditActor }: Staff,
  ip: string,
): Promise<string> => {
  const { db } = services
  const now = services.now()
  const { task_id, request_id, disposition } = body
  const said = body.said ?? null
  const promised = promisedAt(body, now)
  const known = await findOutcomeOfRequest(db, request_id)
  if (known !== null) {
    if (known.task_id !== task_id || known.staff_id !== staff_id || known.disposition !== disposition)
      throw new Problem('conflict')
    return nextStepText(disposition, said, 1)
  }
  const task = await findTask(db, task_id)
  if (task === null) throw new Problem('task_not_yours')
  await callToSettle(db, task, staff_id, now)
  if (disposition === 'complaint') await openComplaint(services, task, body)
  const { user_id } = task
  await db.transaction(async (tx) => {
    // The person before the task, the audit log last.
    if (!(await holdCustomer(tx, user_id))) throw new Problem('task_not_yours')
    const held = await lockTask(tx, task_id)
    if (held === null) throw new Problem('task_not_yours')
    const call = await callToSettle(tx, held, staff_id, now)
    const tries = held.tries + 1
    const next = afterCall(disposition, said, tries)
    const move = moveOf(body, next, { tries, staff_id, promised, now })
    await endForPerson(tx, body, { user_id, username, now })
    await moveTask(tx, task_id, move)
    const outcome = contactOutcomeOf[disposition]
    if (call !== null && outcome !== undefined) {
      await noteSaidOutcome(tx, call.call_id, outcome)
      await endContact(tx, callSourceKey(call.call_id), { outcome, at: now })
    }
    const added = await addOutcome(tx, {
      request_id,
      task_id,
      user_id,
      staff_id,
      disposition,
      said,
      script_id: await findScriptId(tx, held),
      next_state: next.state,
      next_at: move.due_at,
      at: now,
    })
    if (!added) throw new Problem('conflict')
    if (body.note !== undefined && body.note !== '')
      await addCustomerNote(tx, {
        request_id,
        user_id,
        staff_id,
        staff_name: username,
        text: body.note,
        created_at: now,
      })
    const object = { object_kind: 'customer', object_id: user_id }
    const after = { task_id, disposition, said, next: next.state }
    await recordEvent(tx, { auditActor, action: 'customer.call_settled', ...object, after, ip }, now)
  })
  return nextStepText(disposition, said, task.tries + 1)
}
