import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Subject } from './subject.ts'

/** The new codes take the place of all older ones. */
export const replaceRecoveryCodes = async (
  tx: Database,
  { kind, id }: Subject,
  hashes: readonly Buffer[],
): Promise<void> => {
  await removeRecoveryCodes(tx, { kind, id })
  await tx.run(sql`insert into recovery_code (subject_kind, subject_id, code_hash)
    select ${kind}, ${id}::integer, code_hash from unnest(${hashes}::bytea[]) code_hash`)
}

export const removeRecoveryCodes = (db: Database, { kind, id }: Subject): Promise<number> =>
  db.run(sql`delete from recovery_code where subject_kind = ${kind} and subject_id = ${id}`)

/** Uses a code up: 0 where it is none or was used, however many bring it at once. */
export const claimRecoveryCode = (
  db: Database,
  { kind, id }: Subject,
  hash: Buffer,
  now: Date,
): Promise<number> =>
  db.run(sql`update recovery_code set used_at = ${now}
    where subject_kind = ${kind} and subject_id = ${id} and code_hash = ${hash} and used_at is null`)

export const countRecoveryCodes = async (db: Database, { kind, id }: Subject): Promise<number> => {
  const row = await db.row<{ left: number }>(sql`select count(*) as left from recovery_code
    where subject_kind = ${kind} and subject_id = ${id} and used_at is null`)
  return row?.left ?? 0
}
