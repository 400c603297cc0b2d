import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** Claims a key for one request. Waits for another claim of the same key to end. @returns 0 where the key has an answer. */
export const claimKey = (
  db: Database,
  claim: { user_id: string; key: string; request_hash: Buffer; now: Date },
): Promise<number> =>
  db.run(sql`insert into idempotent_answer (user_id, key, request_hash, created_at)
    values (${claim.user_id}, ${claim.key}, ${claim.request_hash}, ${claim.now}) on conflict (user_id, key) do nothing`)

export const storeAnswer = (db: Database, userId: string, key: string, body: string): Promise<number> =>
  db.run(
    sql`update idempotent_answer set status = 200, body = ${body} where user_id = ${userId} and key = ${key}`,
  )

export const findAnswer = (
  db: Database,
  userId: string,
  key: string,
): Promise<{ request_hash: Buffer; body: string | null } | null> =>
  db.row(sql`select request_hash, body from idempotent_answer where user_id = ${userId} and key = ${key}`)

export const forgetOldAnswers = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from idempotent_answer where ctid = any(array
    (select ctid from idempotent_answer where created_at < ${before} order by created_at limit ${limit}))`)

export const forgetAnswersOf = (db: Database, userId: string): Promise<number> =>
  db.run(sql`delete from idempotent_answer where user_id = ${userId}`)
