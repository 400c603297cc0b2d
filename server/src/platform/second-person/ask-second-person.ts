import type { ApprovalDetail, ApprovalKind } from '@marketplace/contract/office/approvals'
import type { Database } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import { lapseDue } from './lapse-requests.jobs.ts'
import { getLimit } from './limits.queries.ts'
import { addRequest, lockWaiting, lockWaitingWith, markDecided, type RequestRow } from './requests.queries.ts'
import { recordStep } from './record-step.ts'
import type { By } from './second-person-kind.ts'

const DAY_MS = 86_400_000

/** What is asked for. */
export interface Asked {
  kind: ApprovalKind
  object: { kind: string; id: string | number; name: string }
  /** A part of the object that waits by itself: the day of a figure. */
  part?: string
  about_staff?: number
  detail: ApprovalDetail
  reason?: string | undefined
}

const subjectOf = ({ object, part }: Pick<Asked, 'object' | 'part'>): string =>
  part === undefined ? String(object.id) : `${object.id} ${part}`

const isSame = (one: ApprovalDetail, other: ApprovalDetail): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key])

/**
 * Asks for an act that needs a second person, in the caller's transaction, after its own locks. Asked again for the same it stays one request.
 * @throws Problem conflict where something else of the same thing waits.
 */
export const askSecondPerson = async (tx: Database, asked: Asked, by: By, at: Date): Promise<void> => {
  const { kind, object, about_staff, detail, reason } = asked
  const subject = subjectOf(asked)
  await lapseDue(tx, at)
  const request = {
    kind,
    subject,
    object_kind: object.kind,
    object_id: String(object.id),
    object_name: object.name,
    about_staff: about_staff ?? null,
    detail,
    reason: reason ?? null,
    asked_by: by.actor.staff_id,
    asked_by_name: by.actor.username,
    asked_at: at,
    lapses_at: new Date(at.getTime() + (await getLimit(tx, 'lapse_days')) * DAY_MS),
  }
  const request_id = await addRequest(tx, request)
  if (request_id === null) {
    const waiting = await lockWaiting(tx, kind, subject)
    if (waiting !== null && isSame(waiting.detail, detail)) return
    throw new Problem('conflict')
  }
  await recordStep(tx, 'asked', { ...request, request_id }, by, request.reason, at)
}

const takeBack = async (tx: Database, waiting: RequestRow, by: By, note: string, at: Date): Promise<void> => {
  await markDecided(tx, waiting.request_id, { decision: 'withdrawn', by: by.actor, note, now: at })
  await recordStep(tx, 'withdrawn', waiting, by, note, at)
}

/**
 * Takes back what waits of a thing that is changed otherwise now, in the caller's transaction; without one nothing happens. And all that `askedBy` asked
 * for, who is an active administrator no longer. All of it is held before the audit log is.
 */
export const overtakeRequest = async (
  tx: Database,
  asked: Pick<Asked, 'kind' | 'object' | 'part'>,
  by: By,
  at: Date,
  askedBy: number | null = null,
): Promise<void> => {
  const { kind } = asked
  const subject = subjectOf(asked)
  const held = await lockWaitingWith(tx, { kind, subject, askedBy })
  await lapseDue(tx, at)
  for (const waiting of held.filter(({ lapses_at }) => lapses_at > at)) {
    const isOfThing = waiting.kind === kind && waiting.subject === subject
    const note = isOfThing
      ? 'It was changed otherwise meanwhile'
      : 'Who asked for it is an administrator no longer'
    await takeBack(tx, waiting, by, note, at)
  }
}
