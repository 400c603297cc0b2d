import type { AuditActor, AuditEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { addThreadMessage, findWritten } from './thread-messages.queries.ts'
import { lockThread, type ThreadRow } from './threads.queries.ts'

export interface Written {
  request_id: string
  text: string
  sealed_picture: Buffer | null
}

/** What the log says of an act on a thread: no word of it. */
export const threadAudit = (
  { auditActor, ip }: { auditActor: AuditActor; ip: string },
  action: AuditEvent['action'],
  thread: Pick<ThreadRow, 'thread_id' | 'topic' | 'kind'>,
): AuditEvent => ({
  auditActor,
  action,
  object_kind: 'partner_thread',
  object_id: thread.thread_id,
  after: { topic: thread.topic, kind: thread.kind },
  ip,
})

/** @throws Problem not_found of another's. */
export const holdThread = async (tx: Database, threadId: number): Promise<ThreadRow> => {
  const row = await lockThread(tx, threadId)
  if (row === null) throw new Problem('not_found')
  return row
}

/** The thread that the request has written in already; null where it has not. @throws Problem conflict where it wrote something else. */
export const threadOfRequest = async (
  tx: Database,
  { request_id, text }: Written,
  author: string,
): Promise<number | null> => {
  const known = await findWritten(tx, request_id)
  if (known === null) return null
  if (known.text !== text || known.author !== author) throw new Problem('conflict')
  return known.thread_id
}

/** @throws Problem conflict where the request wrote meanwhile. @returns the message's id. */
export const writeMessage = async (
  tx: Database,
  thread: Pick<ThreadRow, 'thread_id' | 'partner_id'>,
  by: { written_by: 'partner' | 'staff'; author: string },
  written: Written,
  at: Date,
): Promise<number> => {
  const { thread_id, partner_id } = thread
  const id = await addThreadMessage(tx, { thread_id, partner_id, ...by, ...written, at })
  if (id === null) throw new Problem('conflict')
  return id
}
