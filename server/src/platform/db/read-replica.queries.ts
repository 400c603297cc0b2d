import type { Database } from './database.ts'
import { sql } from './sql.ts'

/** Whether the server is a standby, and the time of the last transaction that it has; null before it has any. */
export const readReplay = (db: Database): Promise<{ is_standby: boolean; replayed_at: Date | null } | null> =>
  db.row(sql`select pg_is_in_recovery() as is_standby, pg_last_xact_replay_timestamp() as replayed_at`)
