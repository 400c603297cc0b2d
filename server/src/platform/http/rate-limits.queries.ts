import type { Database } from '../db/database.ts'
import { prepared, sql } from '../db/sql.ts'

/** Counts one hit of `key` in its window of `seconds`, for every process at once. @returns the hits so far, this one included. */
export const countHit = async (db: Database, key: string, seconds: number, now: Date): Promise<number> => {
  const row = await db.row<{ hits: number }>(
    prepared(
      'count-hit',
      sql`insert into rate_limit as l (key, window_start, hits) values (${key}, ${now}::timestamptz, 1)
        on conflict (key) do update set
          hits = case when l.window_start > ${now}::timestamptz - make_interval(secs => ${seconds}) then l.hits + 1 else 1 end,
          window_start = case when l.window_start > ${now}::timestamptz - make_interval(secs => ${seconds}) then l.window_start else ${now}::timestamptz end
        returning hits`,
    ),
  )
  return row?.hits ?? 0
}

/** Takes one hit of each key back: it turned out not to be one that counts. */
export const takeBackHits = (db: Database, keys: readonly string[]): Promise<number> =>
  db.run(sql`update rate_limit set hits = hits - 1 where key = any(${keys}) and hits > 0`)

export const forgetOldHits = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(
    sql`delete from rate_limit where ctid = any(array(select ctid from rate_limit where window_start < ${before} order by window_start limit ${limit}))`,
  )
