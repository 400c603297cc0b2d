import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Subject } from './subject.ts'

/** True where `subject` signed in with this browser after `since`. */
export const knowsBrowser = async (
  db: Database,
  tokenHash: Buffer,
  { kind, id }: Subject,
  since: Date,
): Promise<boolean> =>
  (await db.row(sql`select 1 from known_browser where token_hash = ${tokenHash}
    and subject_kind = ${kind} and subject_id = ${id} and last_used_at > ${since}`)) !== null

/** True where the token is one that we gave out, to whomever. */
export const isIssuedBrowser = async (db: Database, tokenHash: Buffer): Promise<boolean> =>
  (await db.row(sql`select 1 from known_browser where token_hash = ${tokenHash}
    union all select 1 from known_customer_browser where token_hash = ${tokenHash} limit 1`)) !== null

export const saveKnownBrowser = (
  db: Database,
  tokenHash: Buffer,
  { kind, id }: Subject,
  now: Date,
): Promise<number> =>
  db.run(sql`insert into known_browser (token_hash, subject_kind, subject_id, last_used_at)
    values (${tokenHash}, ${kind}, ${id}, ${now})
    on conflict (token_hash, subject_kind, subject_id) do update set last_used_at = excluded.last_used_at`)

/** After a password was taken away from somebody, no browser of theirs is known any more. */
export const forgetBrowsersOf = (db: Database, { kind, id }: Subject): Promise<number> =>
  db.run(sql`delete from known_browser where subject_kind = ${kind} and subject_id = ${id}`)

export const forgetOldBrowsers = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from known_browser where ctid = any(array
    (select ctid from known_browser where last_used_at < ${before} order by last_used_at limit ${limit}))`)

/** True where somebody signed in with this browser by the contact after `since`. */
export const knowsCustomerBrowser = async (
  db: Database,
  tokenHash: Buffer,
  contactIndex: Buffer,
  since: Date,
): Promise<boolean> =>
  (await db.row(sql`select 1 from known_customer_browser
    where token_hash = ${tokenHash} and contact_index = ${contactIndex} and last_used_at > ${since}`)) !==
  null

export const saveCustomerBrowser = (
  db: Database,
  row: { token_hash: Buffer; contact_index: Buffer; user_id: string; now: Date },
): Promise<number> =>
  db.run(sql`insert into known_customer_browser (token_hash, contact_index, user_id, last_used_at)
    values (${row.token_hash}, ${row.contact_index}, ${row.user_id}, ${row.now})
    on conflict (token_hash, contact_index)
      do update set user_id = excluded.user_id, last_used_at = excluded.last_used_at`)

export const forgetCustomerBrowsersOf = (db: Database, userId: string): Promise<number> =>
  db.run(sql`delete from known_customer_browser where user_id = ${userId}`)

export const forgetOldCustomerBrowsers = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from known_customer_browser where ctid = any(array
    (select ctid from known_customer_browser where last_used_at < ${before} order by last_used_at limit ${limit}))`)
