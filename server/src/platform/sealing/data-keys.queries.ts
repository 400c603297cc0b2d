import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export interface SealedDataKey {
  data_key_id: number
  sealed_key: Buffer
  master_key: string
}

export const listDataKeys = (db: Database): Promise<SealedDataKey[]> =>
  db.rows(sql`select data_key_id, sealed_key, master_key from data_key order by data_key_id`)

/** Makes the first key only where there is none: two processes may start at once. */
export const addDataKey = async (
  db: Database,
  sealedKey: Buffer,
  masterKey: string,
  first: boolean,
): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.run(sql`lock table data_key in share row exclusive mode`)
    if (first && (await listDataKeys(tx)).length > 0) return
    await tx.run(sql`insert into data_key (sealed_key, master_key) values (${sealedKey}, ${masterKey})`)
  })
}
