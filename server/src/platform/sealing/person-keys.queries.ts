import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export interface SealedPersonKey {
  user_id: string
  sealed_key: Buffer
}

export const listPersonKeys = (db: Database, userIds: readonly string[]): Promise<SealedPersonKey[]> =>
  db.rows(sql`select user_id, sealed_key from person_key where user_id = any(${userIds}::uuid[])`)

/** Of two that are made at once the first stays. */
export const addPersonKey = (db: Database, userId: string, sealedKey: Buffer, now: Date): Promise<number> =>
  db.run(sql`insert into person_key (user_id, sealed_key, made_at) values (${userId}, ${sealedKey}, ${now})
    on conflict (user_id) do nothing`)

/** What was sealed under it opens never again. */
export const destroyPersonKey = (db: Database, userId: string): Promise<number> =>
  db.run(sql`delete from person_key where user_id = ${userId}`)

/** Keys in the order of their ids, for sealing them anew. */
export const listPersonKeysAfter = (
  db: Database,
  userId: string,
  limit: number,
): Promise<SealedPersonKey[]> =>
  db.rows(
    sql`select user_id, sealed_key from person_key where user_id > ${userId} order by user_id limit ${limit}`,
  )

/** Only while it is as it was read. */
export const replacePersonKey = (
  db: Database,
  { user_id, sealed_key }: SealedPersonKey,
  resealed: Buffer,
): Promise<number> =>
  db.run(
    sql`update person_key set sealed_key = ${resealed} where user_id = ${user_id} and sealed_key = ${sealed_key}`,
  )
