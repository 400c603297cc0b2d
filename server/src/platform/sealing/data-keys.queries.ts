import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { WrappedKey } from './master-keys.ts'

export interface WrappedDataKey extends WrappedKey {
  data_key_id: number
}

export const listDataKeys = (db: Database): Promise<WrappedDataKey[]> =>
  db.rows(sql`select data_key_id, sealed_key, master_key from data_key order by data_key_id`)

export const addDataKey = (db: Database, { sealed_key, master_key }: WrappedKey): Promise<number> =>
  db.run(sql`insert into data_key (sealed_key, master_key) values (${sealed_key}, ${master_key})`)

export const rewrapDataKey = (
  db: Database,
  { data_key_id, sealed_key, master_key }: WrappedDataKey,
): Promise<number> =>
  db.run(sql`update data_key set sealed_key = ${sealed_key}, master_key = ${master_key}
    where data_key_id = ${data_key_id}`)

export const findIndexKey = (db: Database): Promise<WrappedKey | null> =>
  db.row(sql`select sealed_key, master_key from index_key`)

export const saveIndexKey = (db: Database, { sealed_key, master_key }: WrappedKey): Promise<number> =>
  db.run(sql`insert into index_key (index_key_id, sealed_key, master_key) values (1, ${sealed_key}, ${master_key})
    on conflict (index_key_id) do update set sealed_key = excluded.sealed_key, master_key = excluded.master_key`)

/** Nobody else adds or rewraps a key before the end of the transaction; reading them waits for nobody. */
export const holdKeys = (tx: Database): Promise<number> =>
  tx.run(sql`lock table data_key, index_key in share row exclusive mode`)

/** What the live connections to this database call themselves, and how many do. */
export const listApplicationNames = (
  db: Database,
): Promise<{ application_name: string; connections: number }[]> =>
  db.rows(sql`select application_name, count(*) as connections from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    group by application_name order by application_name`)
