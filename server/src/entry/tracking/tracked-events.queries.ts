import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface TrackedEvent {
  brand_id: number
  category: string
  goal: string
  path: string | null
  /** The keyed index of a mobile number, never the number. */
  phone_index: Buffer | null
  created_at: Date
}

export const addTrackedEvent = (db: Database, event: TrackedEvent): Promise<number> =>
  db.run(sql`insert into tracked_event (brand_id, category, goal, path, phone_index, created_at)
    values (${event.brand_id}, ${event.category}, ${event.goal}, ${event.path}, ${event.phone_index}, ${event.created_at})`)

export const forgetOldTrackedEvents = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from tracked_event where created_at < ${before}::timestamptz and event_id in
    (select event_id from tracked_event where created_at < ${before}::timestamptz order by created_at limit ${limit})`)

/** Cuts what was tracked loose from these numbers. */
export const forgetTrackedPhones = (db: Database, indexes: readonly Buffer[]): Promise<number> =>
  db.run(sql`update tracked_event set phone_index = null where phone_index = any(${indexes}::bytea[])`)

/** How many page views came with one of these numbers. */
export const countTrackedOf = async (db: Database, indexes: readonly Buffer[]): Promise<number> =>
  (
    await db.row<{ count: number }>(
      sql`select count(*) as count from tracked_event where phone_index = any(${indexes}::bytea[])`,
    )
  )?.count ?? 0
