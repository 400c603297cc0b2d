import { sql } from '../platform/db/sql.ts'
import type { TestApp } from './test-app.ts'

/** Moved by whoever knocks: how often, and when last. */
const countsKnocks = ['rate_limit', 'session', 'security_event']

/** Every row of every table, a figure for each: whatever a request left behind changes it. */
export const readEverything = async ({ db, pool }: TestApp): Promise<Record<string, string>> => {
  const tables = await db.rows<{ name: string }>(
    sql`select quote_ident(nspname) || '.' || quote_ident(relname) as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where relkind in ('r', 'p') and not relispartition and nspname in ('public', 'graphile_worker') and relname <> all(${countsKnocks}) order by 1`,
  )
  const counted = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(sum(hashtextextended(t::text, 0)), 0) || ' in ' || count(*) as figure from ${name} t`,
  )
  const client = await pool.connect()
  try {
    // Rows under row level security count as well.
    await client.query(`begin; select set_config('app.office', '1', true)`)
    const { rows } = await client.query<{ name: string; figure: string }>(counted.join(' union all '))
    await client.query('commit')
    return Object.fromEntries(rows.map(({ name, figure }) => [name, figure]))
  } finally {
    client.release()
  }
}
