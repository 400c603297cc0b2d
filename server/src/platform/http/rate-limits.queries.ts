import type { Database } from '../db/database.ts'
import { prepared, sql } from '../db/sql.ts'

/** What is counted under a name, in windows of so many seconds; a window begins with its first hit. */
export interface HitKey {
  key: string
  seconds: number
}

export interface CountedHits {
  /** So far in the window, this one included. */
  hits: number
  /** Seconds until the window ends, at least one. */
  wait_s: number
  /** 1 where this hit began a window in place of an earlier one. */
  began_anew: 0 | 1
  counted_at: Date
}

/**
 * Counts a hit of each key, for every process at once; keys differ from each other. The time is the database's, so that servers
 * whose clocks differ share their windows; `at` stands in for it in tests.
 * @returns one for each key, in their order.
 */
export const countHits = (db: Database, keys: readonly HitKey[], at: Date | null): Promise<CountedHits[]> =>
  db.rows(
    prepared(
      'count-hits',
      sql`with asked as (
          select key, seconds, place, date_trunc('milliseconds', coalesce(${at}::timestamptz, statement_timestamp())) as at
            from unnest(${keys.map(({ key }) => key)}::text[], ${keys.map(({ seconds }) => seconds)}::integer[])
              with ordinality as a (key, seconds, place)
        ), earlier as (
          select l.key, l.window_start from rate_limit l join asked using (key)
        ), counted as (
          insert into rate_limit as l (key, window_start, hits) select key, at, 1 from asked order by key
            on conflict (key) do update set
              hits = case when l.window_start > excluded.window_start - make_interval(secs => (select seconds from asked where asked.key = excluded.key))
                then l.hits + 1 else 1 end,
              window_start = case when l.window_start > excluded.window_start - make_interval(secs => (select seconds from asked where asked.key = excluded.key))
                then l.window_start else excluded.window_start end
            returning key, hits, window_start
        )
        select counted.hits, asked.at as counted_at,
            greatest(1, ceil(extract(epoch from counted.window_start + make_interval(secs => asked.seconds) - asked.at)))::integer as wait_s,
            (counted.hits = 1 and earlier.window_start is not null and earlier.window_start <> counted.window_start)::integer as began_anew
          from counted join asked using (key) left join earlier using (key) order by asked.place`,
    ),
  )

/** Counts a hit of one key. */
export const countHit = async (db: Database, key: HitKey, at: Date | null): Promise<CountedHits> => {
  const [counted] = await countHits(db, [key], at)
  if (counted === undefined) throw new Error(`nothing was counted of ${key.key}`)
  return counted
}

/**
 * Takes hits back that turned out not to count, one for each time that a key is named; not from a window that began after
 * `countedAt`. Rows are locked in the order in which they are counted, so that neither waits for the other.
 */
export const takeBackHits = (db: Database, keys: readonly string[], countedAt: Date): Promise<number> =>
  db.run(sql`with given as (
      select key, count(*)::integer as times from unnest(${keys}::text[]) as g (key) group by key
    ), held as (
      select l.key, given.times from rate_limit l join given using (key)
        where l.window_start <= ${countedAt} order by l.key for update of l
    )
    update rate_limit l set hits = greatest(0, l.hits - held.times) from held where l.key = held.key`)

/** Of what was counted at `countedAt`, the keys whose window still runs, as often as they are named: the others have nothing to give back. */
export const listRunningKeys = async (
  db: Database,
  keys: readonly string[],
  countedAt: Date,
): Promise<string[]> => {
  const rows = await db.rows<{ key: string }>(sql`select key from unnest(${keys}::text[]) as g (key)
    join rate_limit l using (key) where l.window_start <= ${countedAt}`)
  return rows.map(({ key }) => key)
}

export const forgetOldHits = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(
    sql`delete from rate_limit where ctid = any(array(select ctid from rate_limit where window_start < ${before} order by window_start limit ${limit}))`,
  )
