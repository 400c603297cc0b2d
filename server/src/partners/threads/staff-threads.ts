import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import type { Services } from '../../reference/services.ts'
import { recordPartnerEvent } from '../events/record-partner-event.ts'
import { asOffice } from '../scope/as-partner.ts'
import { settleThread } from './thread-work.ts'
import { markAnswered, markClosed, setAssignee } from './threads.queries.ts'
import { holdThread, threadAudit, threadOfRequest, writeMessage, type Written } from './write-message.ts'

type Needed = Pick<Services, 'db' | 'now'>

/** Staff answer, and the partner is told. @throws Problem not_found; conflict where it is closed. */
export const answerPartner = (
  { db, now }: Needed,
  threadId: number,
  written: Written,
  { actor, ip }: By,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const thread = await holdThread(tx, threadId)
    if ((await threadOfRequest(tx, written, actor.username)) !== null) return
    if (thread.state === 'CLOSED') throw new Problem('conflict')
    const at = now()
    const by = { written_by: 'staff', author: actor.username } as const
    const message_id = await writeMessage(tx, thread, by, written, at)
    await markAnswered(tx, threadId, actor.username, at)
    await settleThread(tx, threadId, at, actor.staff_id)
    await recordPartnerEvent(tx, {
      partner_id: thread.partner_id,
      type: 'thread.answered',
      subject: `thread ${threadId}`,
      fact: `message ${message_id}`,
      data: { thread_id: threadId, topic: thread.topic },
      at,
    })
    await recordEvent(tx, threadAudit({ ...actor, ip }, 'partner_thread.answer', thread), at)
  })

/** Closes what nobody waits for. @throws Problem not_found; conflict where the partner waits. */
export const closeForPartner = ({ db, now }: Needed, threadId: number, { actor, ip }: By): Promise<void> =>
  asOffice(db, async (tx) => {
    const thread = await holdThread(tx, threadId)
    if (thread.state === 'CLOSED') return
    if (thread.state === 'OPEN') throw new Problem('conflict')
    const at = now()
    await markClosed(tx, threadId, 'staff', at)
    await settleThread(tx, threadId, at, actor.staff_id)
    await recordEvent(tx, threadAudit({ ...actor, ip }, 'partner_thread.close', thread), at)
  })

/** Takes it, or gives it back to the queue. @throws Problem not_found. */
export const takeForPartner = (
  { db, now }: Needed,
  threadId: number,
  isMine: boolean,
  { actor, ip }: By,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const thread = await holdThread(tx, threadId)
    const assignee = isMine ? actor.username : null
    if (thread.assignee === assignee) return
    await setAssignee(tx, threadId, assignee)
    await recordEvent(
      tx,
      threadAudit({ ...actor, ip }, isMine ? 'partner_thread.take' : 'partner_thread.give_back', thread),
      now(),
    )
  })
