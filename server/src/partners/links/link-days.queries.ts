import type { ClickVerdict } from '@marketplace/contract/partner-area/partner-links'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

const perLinkAndDay = sql`link_id, (at at time zone 'Asia/Kolkata')::date as day, count(*) as hits,
  count(*) filter (where verdict = 'ok') as counted, count(*) filter (where verdict = 'ok' and seen_at is not null) as seen,
  count(*) filter (where verdict = 'ok' and is_qr = 1) as qr`

/** Until when clicks are folded; with `hold` nobody else folds until the transaction ends. */
export const foldedUntil = async (tx: Database, hold = false): Promise<Date> => {
  const row = await tx.row<{ folded_until: Date }>(
    hold ? sql`select folded_until from click_fold for update` : sql`select folded_until from click_fold`,
  )
  if (row === null) throw new Error('click_fold has lost its row')
  return row.folded_until
}

/** Adds the clicks after one moment up to another to the days of their links. @returns how many rows of days it touched. */
export const foldClicks = async (tx: Database, from: Date, until: Date): Promise<number> => {
  const folded = await tx.run(sql`insert into link_day as d (link_id, day, hits, counted, seen, qr, reasons)
    select link_id, day, sum(hits), sum(counted), sum(seen), sum(qr),
        coalesce(jsonb_object_agg(verdict, hits) filter (where verdict <> 'ok'), '{}')
      from (select verdict, ${perLinkAndDay} from link_click where at > ${from} and at <= ${until} group by link_id, day, verdict) clicks
      group by link_id, day
    on conflict (link_id, day) do update set hits = d.hits + excluded.hits, counted = d.counted + excluded.counted,
      seen = d.seen + excluded.seen, qr = d.qr + excluded.qr,
      reasons = (select coalesce(jsonb_object_agg(verdict, sum), '{}') from (select key as verdict, sum(value::integer) as sum
        from (select * from jsonb_each_text(d.reasons) union all select * from jsonb_each_text(excluded.reasons)) each group by key) sums)`)
  await tx.run(sql`update click_fold set folded_until = ${until}`)
  return folded
}

export interface ClickFigures {
  link_id: number
  hits: number
  counted: number
  seen: number
  qr: number
}

/** Of all time: the days that are folded and the clicks since. */
export const listClickFigures = (
  tx: Database,
  linkIds: readonly number[],
  since: Date,
): Promise<ClickFigures[]> =>
  tx.rows(
    prepared(
      'list-click-figures',
      sql`select link_id, sum(hits)::integer as hits, sum(counted)::integer as counted, sum(seen)::integer as seen, sum(qr)::integer as qr
    from (select link_id, hits, counted, seen, qr from link_day where link_id = any(${linkIds}::integer[])
      union all select link_id, hits, counted, seen, qr from (select ${perLinkAndDay} from link_click
        where link_id = any(${linkIds}::integer[]) and at > ${since} group by link_id, day) fresh) clicks
    group by link_id`,
    ),
  )

/** Counted clicks by day in India, from a day on. */
export const listCountedDays = (
  tx: Database,
  linkIds: readonly number[],
  { since, from }: { since: Date; from: string },
): Promise<{ link_id: number; day: string; counted: number }[]> =>
  tx.rows(
    prepared(
      'list-counted-days',
      sql`select link_id, to_char(day, 'YYYY-MM-DD') as day, sum(counted)::integer as counted
    from (select link_id, day, counted from link_day where link_id = any(${linkIds}::integer[]) and day >= ${from}::date
      union all select link_id, day, counted from (select ${perLinkAndDay} from link_click
        where link_id = any(${linkIds}::integer[]) and at > ${since} group by link_id, day) fresh where day >= ${from}::date) clicks
    group by link_id, day`,
    ),
  )

/** Hits of a link that do not count, by why, the most first. */
export const listReasons = (
  tx: Database,
  linkId: number,
  since: Date,
): Promise<{ verdict: ClickVerdict; count: number }[]> =>
  tx.rows(sql`select verdict, sum(count)::integer as count
    from (select key as verdict, value::integer as count from link_day, jsonb_each_text(reasons) where link_id = ${linkId}
      union all select verdict, count(*) from link_click where link_id = ${linkId} and at > ${since} and verdict <> 'ok'
        group by verdict) hits
    group by verdict order by 2 desc, 1`)

/** What became of those whom links brought: leads, and of these who applied, was paid, and the partner's part in paise as it was a minute ago. For the office. */
export const listLinkResults = (
  tx: Database,
  linkIds: readonly number[],
): Promise<{ link_id: number; leads: number; applied: number; disbursed: number; part_paise: number }[]> =>
  tx.rows(
    prepared(
      'list-link-results',
      sql`select link_id, leads, applied, disbursed, part_paise from link_result where link_id = any(${linkIds}::integer[])`,
    ),
  )

/** Sums the parts of the leads that the oldest waiting entries are about (migration 149). @returns whether there were any. */
export const keepDuePart = async (db: Database): Promise<boolean> =>
  (await db.row<{ kept: boolean }>(sql`select keep_due_part() as kept`))?.kept === true
