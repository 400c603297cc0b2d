import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Why a customer is to be deleted without having asked for it by name. */
export type ErasureCause = 'terms_withdrawn' | 'silence'

export interface PlannedErasure {
  user_id: string
  cause: ErasureCause
  planned_at: Date
  due_at: Date
}

/** A plan that stands already stays. @returns 0 where there was one. */
export const addPlannedErasure = (db: Database, plan: PlannedErasure): Promise<number> =>
  db.run(sql`insert into planned_erasure (user_id, cause, planned_at, due_at)
    values (${plan.user_id}, ${plan.cause}, ${plan.planned_at}, ${plan.due_at}) on conflict (user_id) do nothing`)

/** The withdrawal of `terms` stands before silence: its day comes sooner. */
export const replacePlannedErasure = (db: Database, plan: PlannedErasure): Promise<number> =>
  db.run(sql`insert into planned_erasure as planned (user_id, cause, planned_at, due_at)
    values (${plan.user_id}, ${plan.cause}, ${plan.planned_at}, ${plan.due_at})
    on conflict (user_id) do update set cause = excluded.cause, planned_at = excluded.planned_at,
      due_at = least(planned.due_at, excluded.due_at)`)

export const findPlannedErasure = (db: Database, userId: string): Promise<PlannedErasure | null> =>
  db.row(sql`select user_id, cause, planned_at, due_at from planned_erasure where user_id = ${userId}`)

/** Those whose day has come, the oldest first. */
export const listDueErasures = (
  db: Database,
  now: Date,
  passedOver: readonly string[],
  limit: number,
): Promise<PlannedErasure[]> =>
  db.rows(sql`select user_id, cause, planned_at, due_at from planned_erasure
    where due_at <= ${now} and user_id <> all(${passedOver}::uuid[]) order by due_at, user_id limit ${limit}`)

/** Of these customers, those that are to be deleted already. */
export const listPlannedAmong = async (db: Database, userIds: readonly string[]): Promise<string[]> => {
  const rows = await db.rows<{ user_id: string }>(
    sql`select user_id from planned_erasure where user_id = any(${userIds})`,
  )
  return rows.map(({ user_id }) => user_id)
}

export const removePlannedErasure = (db: Database, userId: string): Promise<number> =>
  db.run(sql`delete from planned_erasure where user_id = ${userId}`)

export const putOffErasure = (db: Database, userId: string, dueAt: Date): Promise<number> =>
  db.run(sql`update planned_erasure set due_at = ${dueAt} where user_id = ${userId}`)
