import type { RunError, RunState } from '@marketplace/contract/reports/report-runs'
import type { Measure } from '@marketplace/contract/reports/measures'
import type { ReportName } from '@marketplace/contract/reports/reports'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RunQuestion } from './canonical-question.ts'
import type { RunSums } from './run-sums.ts'

export interface ReportRunRow {
  run_id: string
  staff_id: number
  staff_name: string
  report: ReportName
  question: RunQuestion
  question_hash: string
  state: RunState
  days: number
  days_done: number
  sums: RunSums | null
  error: RunError | null
  created_at: Date
  started_at: Date | null
  beat_at: Date | null
  as_of: Date | null
  ended_at: Date | null
}

const columns = sql`run_id, staff_id, staff_name, report, question, question_hash, state, days, days_done, sums, error, created_at, started_at,
  beat_at, as_of, ended_at`

/** Runs are started and taken up one after another, so that as many are counted as may be. */
export const lockRuns = async (tx: Database): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('report_run'))`)
}

export type NewRun = Pick<
  ReportRunRow,
  'run_id' | 'staff_id' | 'staff_name' | 'question' | 'question_hash' | 'days' | 'created_at'
> & { definition_version: string }

export const addRun = async (tx: Database, run: NewRun): Promise<ReportRunRow> => {
  const row =
    await tx.row<ReportRunRow>(sql`insert into report_run (run_id, staff_id, staff_name, report, question, question_hash,
      definition_version, days, created_at)
    values (${run.run_id}, ${run.staff_id}, ${run.staff_name}, ${run.question.report}, ${JSON.stringify(run.question)}::jsonb,
      ${run.question_hash}, ${run.definition_version}, ${run.days}, ${run.created_at})
    returning ${columns}`)
  if (row === null) throw new Error('no run was stored')
  return row
}

/** The run of a question that waits or counts, else the last one that is done or failed. */
export const findRunOf = (db: Database, questionHash: string): Promise<ReportRunRow | null> =>
  db.row(sql`select ${columns} from report_run where question_hash = ${questionHash} and state <> 'cancelled'
    order by state in ('queued', 'running') desc, created_at desc limit 1`)

export const lockRun = (tx: Database, runId: string): Promise<ReportRunRow | null> =>
  tx.row(sql`select ${columns} from report_run where run_id = ${runId} for update`)

/** How many runs of somebody wait or count. */
export const countLiveRuns = async (tx: Database, staffId: number): Promise<number> =>
  (
    await tx.row<{ live: number }>(sql`select count(*) as live from report_run
      where staff_id = ${staffId} and state in ('queued', 'running')`)
  )?.live ?? 0

/** Runs that hold no measure but these. */
const heldBy = (measures: readonly Measure[]) =>
  sql`not exists (select from jsonb_array_elements_text(question -> 'measures') m (name) where m.name <> all (${measures}::text[]))`

export const listRuns = (
  db: Database,
  measures: readonly Measure[],
  { limit, offset }: { limit: number; offset: number },
): Promise<ReportRunRow[]> =>
  db.rows(sql`select ${columns} from report_run where ${heldBy(measures)}
    order by created_at desc, run_id limit ${limit} offset ${offset}`)

export const countRuns = async (db: Database, measures: readonly Measure[]): Promise<number> =>
  (await db.row<{ count: number }>(sql`select count(*) as count from report_run where ${heldBy(measures)}`))
    ?.count ?? 0

/**
 * Takes a run up that waits while fewer than `most` are counted, or goes on with one that was left; null where it has to wait, or is over.
 * A run that has said nothing since `silentSince` holds none of the places.
 */
export const takeRun = async (
  tx: Database,
  runId: string,
  { most, silentSince, now }: { most: number; silentSince: Date; now: Date },
): Promise<ReportRunRow | null> => {
  await lockRuns(tx)
  return tx.row(sql`update report_run set state = 'running', started_at = coalesce(started_at, ${now}::timestamptz), beat_at = ${now},
      as_of = coalesce(as_of, ${now}::timestamptz)
    where run_id = ${runId} and (state = 'running' or state = 'queued' and (select count(*) from report_run
      where state = 'running' and beat_at > ${silentSince}::timestamptz) < ${most})
    returning ${columns}`)
}

/** Adds what was counted after `before` days. @returns false where the run was cancelled, or somebody else has counted them. */
export const saveProgress = async (
  db: Database,
  runId: string,
  { before, days_done, sums, now }: { before: number; days_done: number; sums: RunSums; now: Date },
): Promise<boolean> =>
  (await db.run(sql`update report_run set days_done = ${days_done}, sums = ${JSON.stringify(sums)}::jsonb, beat_at = ${now}
    where run_id = ${runId} and state = 'running' and days_done = ${before}`)) === 1

export const endRun = (db: Database, runId: string, sums: RunSums, now: Date): Promise<number> =>
  db.run(sql`update report_run set state = 'done', sums = ${JSON.stringify(sums)}::jsonb, ended_at = ${now}
    where run_id = ${runId} and state = 'running' and days_done = days`)

export const failRun = (db: Database, runId: string, error: RunError, now: Date): Promise<number> =>
  db.run(sql`update report_run set state = 'failed', error = ${error}, ended_at = ${now}
    where run_id = ${runId} and state = 'running'`)

export const cancelLiveRun = (tx: Database, runId: string, now: Date): Promise<number> =>
  tx.run(sql`update report_run set state = 'cancelled', ended_at = ${now}
    where run_id = ${runId} and state in ('queued', 'running')`)

export const forgetOldRuns = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from report_run where run_id in
    (select run_id from report_run where created_at < ${before}::timestamptz order by created_at limit ${limit})`)
