import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** A job is given up when its tries are used up and nobody is at it. */
const isGivenUp = sql`attempts >= max_attempts and locked_at is null`

export interface GivenUpJobRow {
  job_id: number
  kind: string
  attempts: number
  last_error: string | null
  created_at: Date
  given_up_at: Date
}

const columns = sql`id as job_id, task_identifier as kind, attempts, last_error, created_at, updated_at as given_up_at`

/** The newest first. */
export const listGivenUpJobs = (
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<GivenUpJobRow[]> =>
  db.rows(sql`select ${columns} from graphile_worker.jobs where ${isGivenUp}
    order by updated_at desc, id desc limit ${limit} offset ${offset}`)

/**
 * The job, where it is given up; another is absent. It is held until the transaction ends. Looked at in a statement of its own, after
 * the lock: the one that waited for it would still see the job as it was before.
 */
export const lockGivenUpJob = async (tx: Database, jobId: number): Promise<GivenUpJobRow | null> => {
  await tx.run(sql`select id from graphile_worker._private_jobs where id = ${jobId} for update`)
  return tx.row(sql`select ${columns} from graphile_worker.jobs where id = ${jobId} and ${isGivenUp}`)
}

/** Puts a job back with all of its tries. */
export const restartJob = (db: Database, jobId: number): Promise<number> =>
  db.run(
    sql`select graphile_worker.reschedule_jobs(array[${jobId}]::bigint[], run_at := now(), attempts := 0)`,
  )

export const removeJob = (db: Database, jobId: number): Promise<number> =>
  db.run(sql`select graphile_worker.complete_jobs(array[${jobId}]::bigint[])`)

/** Whether a job of this key waits, is due or runs. */
export const hasLiveJob = async (db: Database, key: string): Promise<boolean> =>
  (await db.row(
    sql`select id from graphile_worker.jobs where key = ${key} and not (${isGivenUp}) limit 1`,
  )) !== null

export interface JobFigures {
  kind: string
  /** Waiting, due or running. */
  waiting: number
  /** Since when the oldest has been due that nobody is at. */
  oldest_due_at: Date | null
  given_up: number
}

/** Of each kind that has jobs, by its name. */
export const listJobFigures = (db: Database): Promise<JobFigures[]> =>
  db.rows(sql`select task_identifier as kind, count(*) filter (where not (${isGivenUp})) as waiting,
      min(run_at) filter (where not (${isGivenUp}) and locked_at is null and run_at <= now()) as oldest_due_at,
      count(*) filter (where ${isGivenUp}) as given_up
    from graphile_worker.jobs group by task_identifier order by task_identifier`)

/**
 * Gives up the jobs of kinds that nobody here knows and that have waited for an hour: a newer release, whose servers would know
 * them, has had its time by then.
 * @returns their kinds.
 */
export const giveUpUnknownJobs = async (db: Database, known: readonly string[]): Promise<string[]> => {
  const rows = await db.rows<{ kind: string }>(sql`with unknown as (
      select id, task_identifier from graphile_worker.jobs where task_identifier <> all(${known}::text[])
        and attempts < max_attempts and locked_at is null and run_at < now() - interval '1 hour' limit 1000
    ), failed as (
      select graphile_worker.permanently_fail_jobs((select array_agg(id) from unknown), 'no process knows this kind of job')
    ) select distinct task_identifier as kind from unknown, (select count(*) from failed) given_up`)
  return rows.map(({ kind }) => kind)
}
