import type { ThreadState, ThreadTopic } from '@marketplace/contract/partner-area/threads'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface ThreadRow {
  thread_id: number
  partner_id: number
  topic: ThreadTopic
  kind: string
  subject: string
  state: ThreadState
  assignee: string | null
  opened_at: Date
  last_at: Date
  waiting_since: Date | null
  due_at: Date | null
  /** How many messages of staff the partner has not opened. */
  unread: number
}

const unread = sql`(select count(*) from thread_message m
  where m.thread_id = t.thread_id and m.written_by = 'staff' and m.message_id > t.seen_message)::integer`
const columns = sql`t.thread_id, t.partner_id, t.topic, t.kind, t.subject, t.state, t.assignee, t.opened_at, t.last_at, t.waiting_since,
  t.due_at, ${unread} as unread from partner_thread t`

export interface ThreadFilter {
  state?: ThreadState | undefined
  topic?: ThreadTopic | undefined
  partner_id?: number | undefined
  /** A user name of staff, or null for those that nobody took. */
  assignee?: string | null | undefined
}

const held = ({ state, topic, partner_id, assignee }: ThreadFilter): Sql => sql`true
  ${state === undefined ? sql`` : sql`and t.state = ${state}`}
  ${topic === undefined ? sql`` : sql`and t.topic = ${topic}`}
  ${partner_id === undefined ? sql`` : sql`and t.partner_id = ${partner_id}`}
  ${assignee === undefined ? sql`` : sql`and t.assignee is not distinct from ${assignee}::text`}`

interface Page {
  limit: number
  offset: number
}

/** Of the partner whose rows the transaction sees: with something unread first, then by their last word. */
export const listOwnThreadRows = (tx: Database, filter: ThreadFilter, page: Page): Promise<ThreadRow[]> =>
  tx.rows(sql`select ${columns} where ${held(filter)} order by (${unread} > 0) desc, t.last_at desc, t.thread_id desc
    limit ${page.limit} offset ${page.offset}`)

/** Those that wait first, the one due soonest at the top; then the others, the newest first. */
export const listQueue = (tx: Database, filter: ThreadFilter, page: Page): Promise<ThreadRow[]> =>
  tx.rows(sql`select ${columns} where ${held(filter)} order by t.due_at asc nulls last, t.last_at desc, t.thread_id desc
    limit ${page.limit} offset ${page.offset}`)

export const countThreads = async (tx: Database, filter: ThreadFilter): Promise<number> =>
  (
    await tx.row<{ count: number }>(
      sql`select count(*)::integer as count from partner_thread t where ${held(filter)}`,
    )
  )?.count ?? 0

export const countByTopic = (
  tx: Database,
): Promise<{ topic: ThreadTopic; going_on: number; unread: number }[]> =>
  tx.rows(sql`select t.topic, count(*) filter (where t.state <> 'CLOSED')::integer as going_on,
    count(*) filter (where ${unread} > 0)::integer as unread from partner_thread t group by t.topic`)

export const findThread = (tx: Database, threadId: number): Promise<ThreadRow | null> =>
  tx.row(sql`select ${columns} where t.thread_id = ${threadId}`)

/** Held until the transaction ends. */
export const lockThread = (tx: Database, threadId: number): Promise<ThreadRow | null> =>
  tx.row(sql`select ${columns} where t.thread_id = ${threadId} for no key update of t`)

/** Those whose partner waits, by id: all, or of these ids. */
export const listWaitingThreads = (
  tx: Database,
  ids: readonly number[] | null,
): Promise<{ thread_id: number; partner_id: number; waiting_since: Date }[]> => {
  const ofIds = ids === null ? sql`` : sql`and thread_id = any(${ids}::integer[])`
  return tx.rows(
    sql`select thread_id, partner_id, waiting_since from partner_thread where state = 'OPEN' ${ofIds} order by thread_id`,
  )
}

/** What they are about, by their ids. */
export const listThreadsToTell = (
  tx: Database,
  ids: readonly number[],
): Promise<{ thread_id: number; topic: ThreadTopic; kind: string; subject: string }[]> =>
  tx.rows(
    sql`select thread_id, topic, kind, subject from partner_thread where thread_id = any(${ids}::integer[])`,
  )

export const addThread = async (
  tx: Database,
  row: Pick<ThreadRow, 'partner_id' | 'topic' | 'kind' | 'subject'> & { at: Date; due_at: Date },
): Promise<number> => {
  const added = await tx.row<{ thread_id: number }>(sql`insert into partner_thread
      (partner_id, topic, kind, subject, state, opened_at, last_at, waiting_since, due_at)
    values (${row.partner_id}, ${row.topic}, ${row.kind}, ${row.subject}, 'OPEN', ${row.at}, ${row.at}, ${row.at}, ${row.due_at})
    returning thread_id`)
  if (added === null) throw new Error('no thread was stored')
  return added.thread_id
}

/** The partner waits from now on; one who waits already goes on waiting since then. */
export const markWaiting = (tx: Database, threadId: number, at: Date, dueAt: Date): Promise<number> =>
  tx.run(sql`update partner_thread set state = 'OPEN', last_at = ${at}, waiting_since = coalesce(waiting_since, ${at}),
    due_at = coalesce(due_at, ${dueAt}), closed_at = null, closed_by = null where thread_id = ${threadId}`)

export const markAnswered = (tx: Database, threadId: number, assignee: string, at: Date): Promise<number> =>
  tx.run(sql`update partner_thread set state = 'ANSWERED', last_at = ${at}, waiting_since = null, due_at = null,
    assignee = coalesce(assignee, ${assignee}) where thread_id = ${threadId}`)

export const markClosed = (
  tx: Database,
  threadId: number,
  by: 'partner' | 'staff',
  at: Date,
): Promise<number> =>
  tx.run(sql`update partner_thread set state = 'CLOSED', last_at = ${at}, waiting_since = null, due_at = null, closed_at = ${at},
    closed_by = ${by} where thread_id = ${threadId}`)

export const setAssignee = (tx: Database, threadId: number, assignee: string | null): Promise<number> =>
  tx.run(sql`update partner_thread set assignee = ${assignee} where thread_id = ${threadId}`)

export const markSeen = (tx: Database, threadId: number, messageId: number): Promise<number> =>
  tx.run(
    sql`update partner_thread set seen_message = greatest(seen_message, ${messageId}) where thread_id = ${threadId}`,
  )

/** Those that nobody waits for, with all that was written in them. @returns how many threads. */
export const forgetOldThreads = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`with old as materialized (select thread_id from partner_thread
      where state <> 'OPEN' and last_at < ${before} order by last_at limit ${limit} for update),
    gone as (delete from thread_message where thread_id in (select thread_id from old) returning 1)
    delete from partner_thread where thread_id in (select thread_id from old) and (select count(*) from gone) >= 0`)
