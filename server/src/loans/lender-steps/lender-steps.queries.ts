import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A step of a lender's page that the customer has begun. */
export interface LenderStepRow {
  step: string
  round: number
  busy_since: Date | null
  visit: number
  left_at: Date | null
  series_at: Date | null
  sent_at: Date | null
  sends: number
  tries: number
  masked_to: string | null
  done_at: Date | null
}

const columns = sql`step, round, busy_since, visit, left_at, series_at, sent_at, sends, tries, masked_to, done_at`

export const listLenderSteps = (db: Database, lenderApplicationId: number): Promise<LenderStepRow[]> =>
  db.rows(sql`select ${columns} from lender_step where lender_application_id = ${lenderApplicationId}`)

/** A step, begun where it was not, and locked until the transaction ends. */
export const lockLenderStep = async (
  db: Database,
  lenderApplicationId: number,
  step: string,
): Promise<LenderStepRow> => {
  await db.run(sql`insert into lender_step (lender_application_id, step) values (${lenderApplicationId}, ${step})
    on conflict do nothing`)
  const row = await db.row<LenderStepRow>(sql`select ${columns} from lender_step
    where lender_application_id = ${lenderApplicationId} and step = ${step} for update`)
  if (row === null) throw new Error('a step that was begun is not there')
  return row
}

/** Writes a step as it is now. */
export const writeLenderStep = (
  db: Database,
  lenderApplicationId: number,
  row: LenderStepRow,
): Promise<number> =>
  db.run(sql`update lender_step set round = ${row.round}, busy_since = ${row.busy_since}, visit = ${row.visit},
      left_at = ${row.left_at}, series_at = ${row.series_at}, sent_at = ${row.sent_at}, sends = ${row.sends},
      tries = ${row.tries}, masked_to = ${row.masked_to}, done_at = ${row.done_at}
    where lender_application_id = ${lenderApplicationId} and step = ${row.step}`)

/** The steps that were begun of these applications. */
export const listStepsOf = (
  db: Database,
  lenderApplicationIds: readonly number[],
): Promise<{ lender_application_id: number; step: string; done_at: Date | null }[]> =>
  db.rows(sql`select lender_application_id, step, done_at from lender_step
    where lender_application_id = any(${lenderApplicationIds}::bigint[]) order by lender_application_id, step`)

/** Forgets where a lender's passcodes went; that a step was done stays. */
export const forgetPasscodeContacts = (
  db: Database,
  lenderApplicationIds: readonly number[],
): Promise<number> =>
  db.run(sql`update lender_step set masked_to = null
    where lender_application_id = any(${lenderApplicationIds}::bigint[]) and masked_to is not null`)
