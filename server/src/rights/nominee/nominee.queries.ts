import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NomineeRow {
  user_id: string
  sealed: Buffer
  changed_at: Date
}

export const findNominee = (db: Database, userId: string): Promise<NomineeRow | null> =>
  db.row(sql`select user_id, sealed, changed_at from nominee where user_id = ${userId}`)

export const saveNomineeRow = (db: Database, { user_id, sealed, changed_at }: NomineeRow): Promise<number> =>
  db.run(sql`insert into nominee (user_id, sealed, changed_at) values (${user_id}, ${sealed}, ${changed_at})
    on conflict (user_id) do update set sealed = excluded.sealed, changed_at = excluded.changed_at`)

export const removeNomineeRow = (db: Database, userId: string): Promise<number> =>
  db.run(sql`delete from nominee where user_id = ${userId}`)

/** The next nominees after `afterUserId` that are not sealed under the data key of `header`; locked until the transaction ends. */
export const lockNomineesSealedOtherwise = (
  db: Database,
  header: Buffer,
  afterUserId: string,
  limit: number,
): Promise<NomineeRow[]> =>
  db.rows(sql`select user_id, sealed, changed_at from nominee
    where user_id > ${afterUserId} and substring(sealed for ${header.length}) <> ${header}
    order by user_id limit ${limit} for update`)
