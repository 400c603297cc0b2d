import type { DispositionName, Said } from '@marketplace/contract/care/dispositions'
import type { CallPurpose } from '@marketplace/contract/care/telecalling'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewOutcome {
  request_id: string
  task_id: number
  user_id: string
  staff_id: number
  disposition: DispositionName
  said: Said | null
  script_id: number | null
  next_state: 'due' | 'done' | 'stopped'
  next_at: Date | null
  at: Date
}

/** @returns false where the request was made before. */
export const addOutcome = async (db: Database, one: NewOutcome): Promise<boolean> =>
  (await db.run(sql`insert into call_outcome (request_id, task_id, user_id, staff_id, disposition, said, script_id, next_state, next_at, at)
    values (${one.request_id}, ${one.task_id}, ${one.user_id}, ${one.staff_id}, ${one.disposition}, ${one.said}, ${one.script_id},
      ${one.next_state}, ${one.next_at}, ${one.at}) on conflict (request_id) do nothing`)) > 0

export const findOutcomeOfRequest = (
  db: Database,
  requestId: string,
): Promise<{ task_id: number; staff_id: number; disposition: DispositionName } | null> =>
  db.row(sql`select task_id, staff_id, disposition from call_outcome where request_id = ${requestId}`)

/** Whether somebody said what came of a task, at a moment or after it. */
export const isSettledSince = async (db: Database, taskId: number, since: Date): Promise<boolean> =>
  (await db.row(
    sql`select 1 as one from call_outcome where task_id = ${taskId} and at >= ${since} limit 1`,
  )) !== null

export const countOutcomes = (
  db: Database,
  since: Date,
): Promise<{ staff_id: number; disposition: DispositionName; count: number }[]> =>
  db.rows(sql`select staff_id, disposition, count(*)::integer as count from call_outcome where at >= ${since}
    group by staff_id, disposition order by staff_id, disposition`)

/** What a caller has done since then, and how much of it was a talk. */
export const countDoneBy = async (
  db: Database,
  staffId: number,
  since: Date,
): Promise<{ done: number; talked: number }> =>
  (await db.row(sql`select count(*)::integer as done,
      count(*) filter (where disposition not in ('no_answer', 'busy', 'switched_off'))::integer as talked
    from call_outcome where staff_id = ${staffId} and at >= ${since}`)) ?? { done: 0, talked: 0 }

export const forgetOldOutcomes = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from call_outcome where outcome_id = any(array
    (select outcome_id from call_outcome where at < ${before} order by at limit ${limit}))`)

export interface PurposeCount {
  purpose: CallPurpose
  due: number
  later: number
  oldest_at: Date | null
}

/** What waits, by purpose; `since` of the oldest that is due. */
export const countWaitingTasks = (db: Database, now: Date): Promise<PurposeCount[]> =>
  db.rows(sql`select purpose, count(*) filter (where due_at <= ${now})::integer as due,
      count(*) filter (where due_at > ${now})::integer as later, min(since) filter (where due_at <= ${now}) as oldest_at
    from call_task where state = 'due' group by purpose order by purpose`)

export interface LeaseRow {
  task_id: number
  purpose: CallPurpose
  lease_by: number
  leased_at: Date
  lease_ends_at: Date
}

export const listLeases = (db: Database, now: Date): Promise<LeaseRow[]> =>
  db.rows(sql`select task_id, purpose, lease_by, leased_at, lease_ends_at from call_task
    where lease_by is not null and lease_until > ${now} order by leased_at`)

/** Promised call-backs that are late, the latest first to see. */
export const listLatePromises = (
  db: Database,
  before: Date,
  limit: number,
): Promise<{ task_id: number; user_id: string; promised_at: Date; promised_by: number | null }[]> =>
  db.rows(sql`select task_id, user_id, promised_at, promised_by from call_task
    where state = 'due' and rank = 0 and promised_at < ${before} order by promised_at limit ${limit}`)
