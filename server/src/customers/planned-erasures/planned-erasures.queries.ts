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
  /** What was planned beside an order, by the customer or for their silence; null where there is no order, or nothing else. */
  own_cause: OwnCause | null
  own_planned_at: Date | null
  own_due_at: Date | null
}
const columns = sql`user_id, cause, planned_at, due_at, ordered, own_cause, own_planned_at, own_due_at`
type OwnPlan = Pick<PlannedErasure, 'user_id' | 'planned_at' | 'due_at'> & { cause: OwnCause }
/** The day of a withdrawal beside an order: no order is done after it. */
const ownDay = sql`case when planned.own_cause = 'terms_withdrawn' then planned.own_due_at end`

/** A plan that stands already stays. @returns 0 where there was one. */
export const addPlannedErasure = (db: Database, plan: OwnPlan): Promise<number> =>
  db.run(sql`insert into planned_erasure (user_id, cause, planned_at, due_at)
    values (${plan.user_id}, ${plan.cause}, ${plan.planned_at}, ${plan.due_at}) on conflict (user_id) do nothing`)

/** The withdrawal of `terms` stands before silence: its day comes sooner. Beside what staff ordered it is written down, and the order is done by its day. */
export const replacePlannedErasure = (db: Database, plan: OwnPlan): Promise<number> =>
  db.run(sql`insert into planned_erasure as planned (user_id, cause, planned_at, due_at)
    values (${plan.user_id}, ${plan.cause}, ${plan.planned_at}, ${plan.due_at})
    on conflict (user_id) do update set
      cause = case when planned.ordered is null then excluded.cause else planned.cause end,
      planned_at = case when planned.ordered is null then excluded.planned_at else planned.planned_at end,
      due_at = least(planned.due_at, excluded.due_at),
      own_cause = case when planned.ordered is not null then excluded.cause end,
      own_planned_at = case when planned.ordered is not null then excluded.planned_at end,
      own_due_at = case when planned.ordered is not null then least(planned.own_due_at, excluded.due_at) end`)

/**
 * Writes down what staff order. A plan that nobody ordered stays beside it, and a withdrawal of `terms` is never done later for it.
 * @returns when the order is due; null where another order stands.
 */
export const orderErasure = async (
  db: Database,
  plan: Pick<PlannedErasure, 'user_id' | 'cause' | 'planned_at' | 'due_at'> & { ordered: DeletionOrder },
): Promise<Date | null> =>
  (
    await db.row<{
      due_at: Date
    }>(sql`insert into planned_erasure as planned (user_id, cause, planned_at, due_at, ordered)
    values (${plan.user_id}, ${plan.cause}, ${plan.planned_at}, ${plan.due_at}, ${JSON.stringify(plan.ordered)}::jsonb)
    on conflict (user_id) do update set cause = excluded.cause, planned_at = excluded.planned_at, ordered = excluded.ordered,
      due_at = greatest(excluded.planned_at,
        least(excluded.due_at, case when planned.cause = 'terms_withdrawn' then planned.due_at end)),
      own_cause = planned.cause, own_planned_at = planned.planned_at, own_due_at = planned.due_at
    where planned.ordered is null returning planned.due_at`)
  )?.due_at ?? null

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

/** Puts an order off, at most to the day of a withdrawal beside it, and says why. */
export const putOffOrder = (
  db: Database,
  userId: string,
  { due_at, because }: { due_at: Date; because: DeletionBlock },
): Promise<number> =>
  db.run(sql`update planned_erasure as planned set due_at = least(${due_at}, ${ownDay}),
      ordered = jsonb_set(ordered, '{put_off}', to_jsonb(${because}::text))
    where user_id = ${userId} and ordered is not null`)

/** Takes an order away that waits; what was planned beside it holds again. @returns 0 where none does. */
export const removeOrder = async (db: Database, userId: string): Promise<number> => {
  const restored =
    await db.run(sql`update planned_erasure set cause = own_cause, planned_at = own_planned_at, due_at = own_due_at,
      ordered = null, own_cause = null, own_planned_at = null, own_due_at = null
    where user_id = ${userId} and ordered is not null and own_cause is not null`)
  if (restored > 0) return restored
  return db.run(sql`delete from planned_erasure where user_id = ${userId} and ordered is not null`)
}

/** Takes away what was planned beside an order. */
export const removePlanBesideOrder = (db: Database, userId: string): Promise<number> =>
  db.run(sql`update planned_erasure set own_cause = null, own_planned_at = null, own_due_at = null
    where user_id = ${userId} and ordered is not null`)

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
