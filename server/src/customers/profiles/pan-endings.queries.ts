import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** The next customers whose PAN was stored before its ending was indexed, locked until the transaction ends. */
export const lockUnindexedPans = (db: Database, limit: number): Promise<{ user_id: string; tin: Buffer }[]> =>
  db.rows(sql`select user_id, tin from customer where tin is not null and tin_last4_index is null
    order by user_id limit ${limit} for update`)

/** `updated_at` stays: nothing that the customer said has changed. */
export const setPanEnding = (db: Database, userId: string, index: Buffer): Promise<number> =>
  db.run(sql`update customer set tin_last4_index = ${index} where user_id = ${userId}`)
