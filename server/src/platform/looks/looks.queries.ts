import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** One customer whom a member of staff looked at on a day of India, this many times more. */
export interface CountedLook {
  staff_id: number
  day: string
  user_id: string
  looks: number
  unmasks: number
}

/** Adds to what is counted; the rows go in one order, so that two processes wait for one another and no more. */
export const addLooks = (db: Database, looks: readonly CountedLook[]): Promise<number> =>
  db.run(sql`insert into customer_look as kept (staff_id, day, user_id, looks, unmasks)
    select staff_id, day, user_id, looks, unmasks from jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as given
      (staff_id integer, day date, user_id uuid, looks integer, unmasks integer)
    order by staff_id, day, user_id
    on conflict (staff_id, day, user_id) do update
      set looks = kept.looks + excluded.looks, unmasks = kept.unmasks + excluded.unmasks`)

/** How many people each of these looked at on a day. */
export const countPeopleLookedAt = (
  db: Database,
  staffIds: readonly number[],
  day: string,
): Promise<{ staff_id: number; people: number }[]> =>
  db.rows(sql`select staff_id, count(*) as people from customer_look
    where staff_id = any(${staffIds}::integer[]) and day = ${day} group by staff_id`)

/** How many other people a member of staff saw values of in clear on a day, and whether this one is among those of the day. */
export const countUnmasked = async (
  db: Database,
  { staff_id, day, user_id }: Pick<CountedLook, 'staff_id' | 'day' | 'user_id'>,
): Promise<{ others: number; known: boolean }> =>
  (await db.row(sql`select count(*) filter (where user_id <> ${user_id}) as others,
      coalesce(bool_or(user_id = ${user_id}), false) as known
    from customer_look where staff_id = ${staff_id} and day = ${day} and unmasks > 0`)) ?? {
    others: 0,
    known: false,
  }

/** One unmasking of a member of staff after the other, until the transaction ends. */
export const lockUnmasking = async (tx: Database, staffId: number): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('unmask'), ${staffId})`)
}

export const forgetOldLooks = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from customer_look where ctid in
    (select ctid from customer_look where day < (${before}::timestamptz at time zone 'Asia/Kolkata')::date limit ${limit})`)
