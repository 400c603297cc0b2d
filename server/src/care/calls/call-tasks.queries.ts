import type { CallPurpose } from '@marketplace/contract/care/telecalling'
import type { Database } from '../../platform/db/database.ts'
import { numbers, sql, type Sql } from '../../platform/db/sql.ts'

export interface CallTaskRow {
  task_id: number
  user_id: string
  purpose: CallPurpose
  brand_id: number | null
  lender_id: number | null
  lender_application_id: number | null
  help_request_id: number | null
  since: Date
  rank: number
  due_at: Date
  promised_at: Date | null
  promised_by: number | null
  language: string | null
  tries: number
  state: 'due' | 'done' | 'stopped'
  lease_by: number | null
  leased_at: Date | null
  lease_ends_at: Date | null
  lease_until: Date | null
}

const columns: Sql = sql`task_id, user_id, purpose, brand_id, lender_id, lender_application_id, help_request_id, since, rank, due_at,
  promised_at, promised_by, language, tries, state, lease_by, leased_at, lease_ends_at, lease_until`

export interface NewCallTask extends Pick<
  CallTaskRow,
  'user_id' | 'purpose' | 'brand_id' | 'lender_id' | 'lender_application_id' | 'since' | 'rank' | 'due_at'
> {
  task_key: string
  help_request_id: number | null
  promised_at: Date | null
  promised_by: number | null
}

/** Opens tasks; one whose key is known is left as it is. @returns how many are new. */
export const addCallTasks = async (
  db: Database,
  tasks: readonly NewCallTask[],
  { opened_by, now }: { opened_by: string; now: Date },
): Promise<number> => {
  if (tasks.length === 0) return 0
  return db.run(sql`insert into call_task (task_key, user_id, purpose, brand_id, lender_id, lender_application_id, help_request_id, since,
      rank, due_at, promised_at, promised_by, opened_by, created_at, moved_at)
    select t.*, ${opened_by}, ${now}, ${now} from unnest(${tasks.map((task) => task.task_key)}::text[], ${tasks.map((task) => task.user_id)}::uuid[],
      ${tasks.map((task) => task.purpose)}::text[], ${numbers(tasks.map((task) => task.brand_id))}::integer[],
      ${numbers(tasks.map((task) => task.lender_id))}::integer[], ${numbers(tasks.map((task) => task.lender_application_id))}::bigint[],
      ${numbers(tasks.map((task) => task.help_request_id))}::integer[], ${tasks.map((task) => task.since.toISOString())}::timestamptz[],
      ${numbers(tasks.map((task) => task.rank))}::smallint[], ${tasks.map((task) => task.due_at.toISOString())}::timestamptz[],
      ${tasks.map((task) => task.promised_at?.toISOString() ?? null)}::timestamptz[], ${numbers(tasks.map((task) => task.promised_by))}::integer[]) t
    on conflict (task_key) do nothing`)
}

export const findTask = (db: Database, taskId: number): Promise<CallTaskRow | null> =>
  db.row(sql`select ${columns} from call_task where task_id = ${taskId}`)

export const lockTask = (db: Database, taskId: number): Promise<CallTaskRow | null> =>
  db.row(sql`select ${columns} from call_task where task_id = ${taskId} for update`)

/** The task that a caller has now. @param live the tasks of which they have a call that goes on: theirs without a sign of life too. */
export const findOwnTask = (
  db: Database,
  staffId: number,
  now: Date,
  live: readonly number[],
): Promise<CallTaskRow | null> =>
  db.row(sql`select ${columns} from call_task
    where lease_by = ${staffId} and (lease_until > ${now} or task_id = any(${live}::bigint[])) order by leased_at limit 1`)

/** The task that a caller had last and nobody took or settled since, whatever became of the lease. */
export const findLastTask = (db: Database, staffId: number): Promise<CallTaskRow | null> =>
  db.row(sql`select ${columns} from call_task where lease_by = ${staffId} order by leased_at desc limit 1`)

export interface Lease {
  staff_id: number
  session: Buffer
  now: Date
  ends_at: Date
  until: Date
}

/** How late a promised call-back may be before it is anybody's. */
const PROMISE_MINUTES = 10

/** For whom a task is looked for. */
interface Taker {
  languages: readonly string[]
  /** The tasks of which a call goes on: nobody else's, whatever became of the lease. */
  live: readonly number[]
}

/** Free for this caller: not leased, nobody on the telephone for it, in a language of theirs, and promised by nobody else. */
const freeFor = ({ staff_id, now }: Pick<Lease, 'staff_id' | 'now'>, { languages, live }: Taker): Sql =>
  sql`state = 'due' and due_at <= ${now} and (lease_until is null or lease_until < ${now})
    and task_id <> all(${live}::bigint[])
    and (language is null or language = any(${languages}))
    and (promised_by is null or promised_by = ${staff_id}
      or promised_at < ${now}::timestamptz - make_interval(mins => ${PROMISE_MINUTES}))`

/**
 * Takes the next task in one statement: what was promised first, then by rank and age. A rank is looked at only where those before it
 * have nothing, each by its own stretch of the index; a task that another takes at this moment is passed over.
 */
export const takeDueTask = (db: Database, lease: Lease, taker: Taker): Promise<CallTaskRow | null> => {
  const firstOf = (rank: 0 | 1 | 2 | 3): Sql =>
    sql`(select task_id from call_task where rank = ${rank}::smallint and ${freeFor(lease, taker)}
      order by due_at, task_id limit 1 for update skip locked)`
  return db.row(sql`update call_task set lease_by = ${lease.staff_id}, lease_session = ${lease.session}, leased_at = ${lease.now},
      lease_ends_at = ${lease.ends_at}, lease_until = ${lease.until}
    where task_id = coalesce(${firstOf(0)}, ${firstOf(1)}, ${firstOf(2)}, ${firstOf(3)}) returning ${columns}`)
}

/** What would come next, without taking it. */
export const listDueTasks = (
  db: Database,
  of: Pick<Lease, 'staff_id' | 'now'>,
  taker: Taker,
  limit: number,
): Promise<CallTaskRow[]> => {
  const firstOf = (rank: 0 | 1 | 2 | 3): Sql =>
    sql`(select ${columns} from call_task where rank = ${rank}::smallint and ${freeFor(of, taker)} order by due_at, task_id limit ${limit})`
  return db.rows(sql`select * from (${firstOf(0)} union all ${firstOf(1)} union all ${firstOf(2)} union all ${firstOf(3)}) as due
    order by rank, due_at, task_id limit ${limit}`)
}

/** How many are due, up to `most`. */
export const countDueTasks = async (db: Database, now: Date, most: number): Promise<number> =>
  (
    await db.row<{ count: number }>(sql`select count(*) as count from (select from call_task
      where state = 'due' and due_at <= ${now} and rank between 0 and 3 limit ${most}) as due`)
  )?.count ?? 0

/** A sign of life of its caller's page. @returns 0 where the task is not theirs any more. */
export const renewLease = (
  db: Database,
  taskId: number,
  { staff_id, ends_at, until }: Omit<Lease, 'session' | 'ends_at' | 'now'> & { ends_at: Date | null },
): Promise<number> =>
  db.run(sql`update call_task set lease_until = least(${until}::timestamptz, coalesce(${ends_at}::timestamptz, lease_ends_at)),
      lease_ends_at = coalesce(${ends_at}::timestamptz, lease_ends_at)
    where task_id = ${taskId} and lease_by = ${staff_id}`)

const noLease = sql`lease_by = null, lease_session = null, leased_at = null, lease_ends_at = null, lease_until = null`

/** Gives a lease back; the task stays as it is. @returns 0 where they did not have it. */
export const endLease = (db: Database, taskId: number, staffId: number): Promise<number> =>
  db.run(sql`update call_task set ${noLease} where task_id = ${taskId} and lease_by = ${staffId}`)

export const listLeaseSessions = async (db: Database): Promise<Buffer[]> =>
  (
    await db.rows<{ lease_session: Buffer }>(
      sql`select distinct lease_session from call_task where lease_by is not null and lease_session is not null`,
    )
  ).map(({ lease_session }) => lease_session)

export const endLeasesOfSessions = (db: Database, sessions: readonly Buffer[]): Promise<number> =>
  db.run(
    sql`update call_task set ${noLease} where lease_by is not null and lease_session = any(${sessions}::bytea[])`,
  )

export interface TaskMove {
  state: CallTaskRow['state']
  due_at: Date | null
  because: string | null
  now: Date
  tries?: number
  /** Left out: as they were. */
  promise?: { at: Date; by: number }
  language?: string
}

/** Moves a task on and ends its lease. A promise that was kept, or a caller's, is over once the task has moved. */
export const moveTask = (db: Database, taskId: number, move: TaskMove): Promise<number> =>
  db.run(sql`update call_task set ${noLease}, state = ${move.state}, due_at = coalesce(${move.due_at}, due_at), because = ${move.because},
      tries = coalesce(${move.tries ?? null}, tries), language = coalesce(${move.language ?? null}, language),
      promised_at = ${move.promise?.at ?? null}, promised_by = ${move.promise?.by ?? null},
      rank = case when ${move.promise !== undefined}::boolean then 0 when rank = 0 then 1 else rank end, moved_at = ${move.now}
    where task_id = ${taskId}`)

/** Puts a task off to when it is allowed, promise and all; its lease ends. */
export const putOffTask = (
  db: Database,
  taskId: number,
  { due_at, because, now }: { due_at: Date; because: string; now: Date },
): Promise<number> =>
  db.run(
    sql`update call_task set ${noLease}, due_at = ${due_at}, because = ${because}, moved_at = ${now} where task_id = ${taskId}`,
  )

/** Ends every task of a customer that is due. */
export const stopTasksOf = (db: Database, userId: string, because: string, now: Date): Promise<number> =>
  db.run(sql`update call_task set ${noLease}, state = 'stopped', because = ${because}, moved_at = ${now}
    where user_id = ${userId} and state = 'due'`)

export const forgetOldTasks = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from call_task where task_id = any(array(select task_id from call_task t where state <> 'due' and moved_at < ${before}
    and not exists (select from call_outcome o where o.task_id = t.task_id) order by moved_at limit ${limit}))`)

export const forgetTasksOf = async (db: Database, userId: string): Promise<number> => {
  await db.run(sql`delete from call_outcome where user_id = ${userId}`)
  return db.run(sql`delete from call_task where user_id = ${userId}`)
}

export const countTasksOf = async (db: Database, userId: string): Promise<number> =>
  (await db.row<{ count: number }>(sql`select count(*) as count from call_task where user_id = ${userId}`))
    ?.count ?? 0
