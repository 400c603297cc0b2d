import { judgeContacts } from '../../customers/contact-rules/judge-contacts.ts'
import type { ContactVerdict } from '../../customers/contact-rules/contact-facts.ts'
import { listLenderStandings } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listEndedAmong } from '../../platform/sessions/published.ts'
import { listLiveTaskIds } from '../telephony/published.ts'
import {
  endLeasesOfSessions,
  listLeaseSessions,
  moveTask,
  putOffTask,
  takeDueTask,
  type CallTaskRow,
} from './call-tasks.queries.ts'
import { later, LEASE_MS, SILENCE_MS } from './call-times.ts'
import { findDesk, noteBeat } from './caller-desks.queries.ts'
import { ownTaskOf } from './present-task.ts'
import { isStillNeeded } from './still-needed.ts'
import { askOfTask, callerIdOf } from './task-ask.ts'

/** Tasks that are looked at for one that may be called: those refused have moved, so the next press goes on. */
const MOST_LOOKS = 25

/** Who has signed out has no task any more: what they had is due again at once. */
const freeSignedOut = async ({ db, now }: Services): Promise<void> => {
  const held = await listLeaseSessions(db)
  if (held.length === 0) return
  const ended = await listEndedAmong(db, held, now())
  if (ended.length > 0) await endLeasesOfSessions(db, ended)
}

const isNeeded = async (tx: Database, { purpose, lender_application_id }: CallTaskRow): Promise<boolean> => {
  if (lender_application_id === null) return true
  const [standing] = await listLenderStandings(tx, [lender_application_id])
  return isStillNeeded(purpose, standing?.status ?? null)
}

/** Puts a refused task off to when it is allowed; what never will be is over. */
const refuse = async (
  tx: Database,
  { task_id }: CallTaskRow,
  { reasons, next_allowed_at }: Extract<ContactVerdict, { allowed: false }>,
  now: Date,
): Promise<void> => {
  const because = reasons.join(', ').slice(0, 80)
  if (next_allowed_at === null) await moveTask(tx, task_id, { state: 'stopped', due_at: null, because, now })
  else await putOffTask(tx, task_id, { due_at: next_allowed_at, because, now })
}

type Look = { taken: CallTaskRow } | 'nothing' | 'moved' | 'closed'

const lookAtNext = (
  services: Services,
  { staff_id, token_hash }: Pick<Staff, 'staff_id' | 'token_hash'>,
  languages: readonly string[],
): Promise<Look> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const lease = {
      staff_id,
      session: token_hash,
      now,
      ends_at: later(now, LEASE_MS),
      until: later(now, SILENCE_MS),
    }
    const task = await takeDueTask(tx, lease, { languages, live: await listLiveTaskIds(tx) })
    if (task === null) return 'nothing'
    if (!(await isNeeded(tx, task))) {
      await moveTask(tx, task.task_id, { state: 'done', due_at: null, because: 'not needed any more', now })
      return 'moved'
    }
    const ask = askOfTask(task, await callerIdOf(services, tx, task), now)
    const [verdict] = await judgeContacts(services, tx, [ask])
    if (verdict === undefined) throw new Error('a task was not judged')
    if (verdict.allowed) return { taken: task }
    await refuse(tx, task, verdict, now)
    return verdict.reasons.includes('quiet_hours') ? 'closed' : 'moved'
  })

/**
 * Takes the next task for a caller on duty; one that they have is theirs still. Every task that comes up is judged by the rule of
 * contacts: a refused one moves to when it is allowed, or is over.
 * @returns null where nothing is due, or nobody may be called at this hour. @throws Problem conflict where the caller is not on duty.
 */
export const takeNext = async (
  services: Services,
  staff: Pick<Staff, 'staff_id' | 'token_hash'>,
): Promise<CallTaskRow | null> => {
  const { db, now } = services
  await freeSignedOut(services)
  const desk = await findDesk(db, staff.staff_id)
  if (desk === null || desk.duty !== 'on') throw new Problem('conflict')
  await noteBeat(db, staff.staff_id, now())
  const own = await ownTaskOf(services, staff.staff_id)
  if (own !== null) return own
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const found = await lookAtNext(services, staff, desk.languages)
    if (typeof found === 'object') return found.taken
    if (found !== 'moved') return null
  }
  return null
}
