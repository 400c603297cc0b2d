import type { Database } from '../db/database.ts'
import { prepared, sql } from '../db/sql.ts'

/** How often what is told of on each channel has changed so far. */
export const listCachedVersions = (db: Database): Promise<{ channel: string; version: number }[]> =>
  db.rows(prepared('list-cached-versions', sql`select channel, version from cached_version`))
