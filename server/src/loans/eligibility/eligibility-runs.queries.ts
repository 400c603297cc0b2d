import type { EligibilityRun, RuleChange } from '@marketplace/contract/loans/customer-eligibility'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export type RunResult = NonNullable<EligibilityRun['result']>

export interface EligibilityRunRow extends Omit<EligibilityRun, 'created_at' | 'finished_at'> {
  staff_id: number
  created_at: Date
  finished_at: Date | null
}

const columns = sql`run_id, staff_id, changes, state, profiles_done, profiles_total, result, created_at, finished_at`

export const addEligibilityRun = (
  db: Database,
  run: { run_id: string; staff_id: number; changes: readonly RuleChange[]; now: Date },
): Promise<number> =>
  db.run(sql`insert into eligibility_run (run_id, staff_id, changes, state, created_at)
    values (${run.run_id}, ${run.staff_id}, ${JSON.stringify(run.changes)}::jsonb, 'queued', ${run.now})`)

export const findEligibilityRun = (db: Database, runId: string): Promise<EligibilityRunRow | null> =>
  db.row(sql`select ${columns} from eligibility_run where run_id = ${runId}`)

/** Starts a run from its beginning. @returns null where it has ended already. */
export const startRun = (db: Database, runId: string, total: number): Promise<EligibilityRunRow | null> =>
  db.row(sql`update eligibility_run set state = 'running', profiles_done = 0, profiles_total = ${total}
    where run_id = ${runId} and state in ('queued', 'running') returning ${columns}`)

export const noteProgress = (db: Database, runId: string, done: number): Promise<number> =>
  db.run(
    sql`update eligibility_run set profiles_done = ${done} where run_id = ${runId} and state = 'running'`,
  )

export const finishRun = (
  db: Database,
  runId: string,
  { done, result, now }: { done: number; result: RunResult; now: Date },
): Promise<number> =>
  db.run(sql`update eligibility_run set state = 'done', profiles_done = ${done}, profiles_total = ${done},
      result = ${JSON.stringify(result)}::jsonb, finished_at = ${now}
    where run_id = ${runId} and state = 'running'`)

export const failRun = (db: Database, runId: string, now: Date): Promise<number> =>
  db.run(sql`update eligibility_run set state = 'failed', finished_at = ${now}
    where run_id = ${runId} and state in ('queued', 'running')`)
