import type { DeletionBlock, DeletionCause, DeletionOrder } from '@marketplace/contract/rights/deletions'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Why a customer is to be deleted who does not do it themselves. */
export type ErasureCause = Exclude<DeletionCause, 'asked'>
type OwnCause = Extract<ErasureCause, 'terms_withdrawn' | 'silence'>

export interface PlannedErasure {
  user_id: string
  cause: ErasureCause
  planned_at: Date
  due_at: Date
  /** What staff ordered; null where nobody of staff did. */
  ordered: DeletionOrder | null
}
const columns = sql`user_id, cause, planned_at, due_at, ordered`
type OwnPlan = Omit<PlannedErasure, 'ordered' | 'cause'> & { cause: OwnCause }

/** A plan that stands already stays. @returns 0 where there was one. */
export const addPlannedErasure = (db: Database, plan: OwnPlan): Promise<number> =>
  db.run(sql`insert into planned_erasure (user_id, cause, planned_at, due_at)
    values (${plan.user_id}, ${plan.cause}, ${plan.planned_at}, ${plan.due_at}) on conflict (user_id) do nothing`)

/** The withdrawal of `terms` stands before silence: its day comes sooner. What staff ordered stays. */
export const replacePlannedErasure = (db: Database, plan: OwnPlan): Promise<number> =>
  db.run(sql`insert into planned_erasure as planned (user_id, cause, planned_at, due_at)
    values (${plan.user_id}, ${plan.cause}, ${plan.planned_at}, ${plan.due_at})
    on conflict (user_id) do update set cause = excluded.cause, planned_at = excluded.planned_at,
      due_at = least(planned.due_at, excluded.due_at)
    where planned.ordered is null`)

/** What staff order takes the place of a plan that nobody ordered. @returns 0 where another order stands. */
export const orderErasure = (
  db: Database,
  plan: PlannedErasure & { ordered: DeletionOrder },
): Promise<number> =>
  db.run(sql`insert into planned_erasure as planned (${columns})
    values (${plan.user_id}, ${plan.cause}, ${plan.planned_at}, ${plan.due_at}, ${JSON.stringify(plan.ordered)}::jsonb)
    on conflict (user_id) do update set cause = excluded.cause, planned_at = excluded.planned_at, due_at = excluded.due_at,
      ordered = excluded.ordered
    where planned.ordered is null`)

export const findPlannedErasure = (db: Database, userId: string): Promise<PlannedErasure | null> =>
  db.row(sql`select ${columns} from planned_erasure where user_id = ${userId}`)

/** Those whose day has come, the oldest first. */
export const listDueErasures = (
  db: Database,
  now: Date,
  passedOver: readonly string[],
  limit: number,
): Promise<PlannedErasure[]> =>
  db.rows(sql`select ${columns} from planned_erasure
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

/** Puts an order off, and says why. */
export const putOffOrder = (
  db: Database,
  userId: string,
  { due_at, because }: { due_at: Date; because: DeletionBlock },
): Promise<number> =>
  db.run(sql`update planned_erasure set due_at = ${due_at},
      ordered = jsonb_set(ordered, '{put_off}', to_jsonb(${because}::text))
    where user_id = ${userId} and ordered is not null`)

/** Takes an order away that waits. @returns 0 where none does. */
export const removeOrder = (db: Database, userId: string): Promise<number> =>
  db.run(sql`delete from planned_erasure where user_id = ${userId} and ordered is not null`)

/** A page of those that wait, the next due first. */
export const listPlannedPage = async (
  db: Database,
  cause: ErasureCause | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PlannedErasure[]; total: number }> => {
  const which = cause === null ? sql`` : sql`where cause = ${cause}`
  const [rows, counted] = await Promise.all([
    db.rows<PlannedErasure>(
      sql`select ${columns} from planned_erasure ${which} order by due_at, user_id limit ${limit} offset ${offset}`,
    ),
    db.row<{ total: number }>(sql`select count(*) as total from planned_erasure ${which}`),
  ])
  return { rows, total: counted?.total ?? 0 }
}
