import type { Answer, Body } from '@marketplace/contract/platform/call'
import type { beatTask as beatCall, Duty } from '@marketplace/contract/care/telecalling'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { hasEnded } from '../telephony/call-states.ts'
import { endLease, findTask, lockTask, renewLease } from './call-tasks.queries.ts'
import { later, LEASE_MS, secondsBetween, SILENCE_MS } from './call-times.ts'
import { noteBeat, setDuty } from './caller-desks.queries.ts'
import { callOfLease, ownTaskOf, presentCall } from './present-task.ts'

/**
 * A sign of life of a caller's page: the lease goes on until its end, and is longer while they type or talk.
 * @returns null where they have no task any more.
 */
export const beat = async (
  services: Services,
  staffId: number,
  { task_id, is_active }: Body<typeof beatCall>,
): Promise<Answer<typeof beatCall>['data']> => {
  const { db } = services
  const now = services.now()
  await noteBeat(db, staffId, now)
  const own = await ownTaskOf(services, staffId)
  if (own === null || own.lease_ends_at === null || (task_id !== undefined && own.task_id !== task_id))
    return null
  const call = await callOfLease(services, own)
  const isTalking = call !== null && !hasEnded(call.state)
  const ends_at = is_active === 1 || isTalking ? later(now, LEASE_MS) : null
  await renewLease(db, own.task_id, { staff_id: staffId, ends_at, until: later(now, SILENCE_MS) })
  return {
    task_id: own.task_id,
    lease_left_s: secondsBetween(now, ends_at ?? own.lease_ends_at),
    call: call === null ? null : presentCall(call),
  }
}

/** Gives a task back of which no call was placed. @throws Problem task_not_yours, disposition_needed. */
export const giveBack = async (services: Services, staffId: number, taskId: number): Promise<void> => {
  const task = await findTask(services.db, taskId)
  if (task === null || task.lease_by !== staffId) throw new Problem('task_not_yours')
  if ((await callOfLease(services, task)) !== null) throw new Problem('disposition_needed')
  if ((await endLease(services.db, taskId, staffId)) === 0) throw new Problem('task_not_yours')
}

/** Off duty gives the task back. @throws Problem disposition_needed. */
export const changeDuty = async (services: Services, staffId: number, duty: Duty): Promise<void> => {
  const own = duty === 'off' ? await ownTaskOf(services, staffId) : null
  if (own !== null) await giveBack(services, staffId, own.task_id)
  await setDuty(services.db, staffId, duty, services.now())
}

/** Gives a task back in its caller's place. @throws Problem not_found; conflict where nobody has it. */
export const freeTask = (
  { db, now }: Services,
  taskId: number,
  { auditActor }: Staff,
  ip: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const task = await lockTask(tx, taskId)
    if (task === null) throw new Problem('not_found')
    if (task.lease_by === null) throw new Problem('conflict')
    await endLease(tx, taskId, task.lease_by)
    const object = { object_kind: 'call_task', object_id: taskId }
    const before = { lease_by: task.lease_by }
    await recordEvent(tx, { auditActor, action: 'call_task.free', ...object, before, ip }, now())
  })
