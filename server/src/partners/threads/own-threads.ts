import type { ThreadTopic } from '@marketplace/contract/partner-area/threads'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import type { Services } from '../../reference/services.ts'
import { asPartner } from '../scope/as-partner.ts'
import { dueBy } from './due-by.ts'
import { settleThread } from './thread-work.ts'
import { addThread, markClosed, markWaiting } from './threads.queries.ts'
import { holdThread, threadAudit, threadOfRequest, writeMessage, type Written } from './write-message.ts'

type Needed = Pick<Services, 'db' | 'now'>

/** A partner asks. The same request again asks once. @returns the thread's id @throws Problem conflict. */
export const openOwnThread = (
  { db, now }: Needed,
  partner: SignedInPartner,
  asked: { topic: ThreadTopic; kind: string; subject: string },
  written: Written,
  ip: string,
): Promise<number> =>
  asPartner(db, partner.partner_id, async (tx) => {
    const known = await threadOfRequest(tx, written, partner.person.name)
    if (known !== null) return known
    const at = now()
    const { partner_id, person, auditActor } = partner
    const thread_id = await addThread(tx, { partner_id, ...asked, at, due_at: dueBy(asked.topic, at) })
    const by = { written_by: 'partner', author: person.name } as const
    await writeMessage(tx, { thread_id, partner_id }, by, written, at)
    await settleThread(tx, thread_id, at)
    await recordEvent(tx, threadAudit({ auditActor, ip }, 'partner_thread.open', { thread_id, ...asked }), at)
    return thread_id
  })

/** A further word, which opens a thread again that was answered or closed. @throws Problem not_found, conflict. */
export const writeInOwnThread = (
  { db, now }: Needed,
  { partner_id, person, auditActor }: SignedInPartner,
  threadId: number,
  written: Written,
  ip: string,
): Promise<void> =>
  asPartner(db, partner_id, async (tx) => {
    const thread = await holdThread(tx, threadId)
    if ((await threadOfRequest(tx, written, person.name)) !== null) return
    const at = now()
    await writeMessage(tx, thread, { written_by: 'partner', author: person.name }, written, at)
    await markWaiting(tx, threadId, at, dueBy(thread.topic, at))
    await settleThread(tx, threadId, at)
    await recordEvent(tx, threadAudit({ auditActor, ip }, 'partner_thread.write', thread), at)
  })

/** @throws Problem not_found of another's. */
export const closeOwn = (
  { db, now }: Needed,
  { partner_id, auditActor }: SignedInPartner,
  threadId: number,
  ip: string,
): Promise<void> =>
  asPartner(db, partner_id, async (tx) => {
    const thread = await holdThread(tx, threadId)
    if (thread.state === 'CLOSED') return
    const at = now()
    await markClosed(tx, threadId, 'partner', at)
    await settleThread(tx, threadId, at)
    await recordEvent(tx, threadAudit({ auditActor, ip }, 'partner_thread.close', thread), at)
  })
