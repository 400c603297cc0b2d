import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { CallTally } from './call-classes.ts'

export interface CallCounted {
  lender_id: number
  outcome: CallTally['outcome']
  within_ms: number
  /** What a fault was, in a technician's words. */
  words: string | null
  at: Date
}

/** Counts one call to a lender in its hour. */
export const countCall = (db: Database, call: CallCounted): Promise<number> =>
  db.run(sql`insert into lender_call as c (lender_id, hour, outcome, within_ms, calls, last_at, last_words)
    values (${call.lender_id}, date_trunc('hour', ${call.at}::timestamptz, 'UTC'), ${call.outcome}, ${call.within_ms}, 1, ${call.at},
      ${call.words})
    on conflict (lender_id, hour, outcome, within_ms) do update set calls = c.calls + 1,
      last_words = case when excluded.last_at >= c.last_at then excluded.last_words else c.last_words end,
      last_at = greatest(c.last_at, excluded.last_at)`)

/** The calls since the hour of `since`, those of one class and outcome together. */
export const listCallTallies = (db: Database, lenderId: number, since: Date): Promise<CallTally[]> =>
  db.rows(sql`select outcome, within_ms, sum(calls)::integer as calls from lender_call
    where lender_id = ${lenderId} and hour > ${since}::timestamptz - interval '1 hour' group by outcome, within_ms order by outcome, within_ms`)

/** The newest call of an outcome that is still remembered. */
export const findLastCall = (
  db: Database,
  lenderId: number,
  outcome: CallTally['outcome'],
): Promise<{ last_at: Date; last_words: string | null } | null> =>
  db.row(sql`select last_at, last_words from lender_call where lender_id = ${lenderId} and outcome = ${outcome}
    order by hour desc, last_at desc limit 1`)

export const forgetOldCalls = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(
    sql`delete from lender_call where ctid in (select ctid from lender_call where hour < ${before} limit ${limit})`,
  )
