import type { ClickVerdict, Subs } from '@marketplace/contract/partner-area/partner-links'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ClickRow {
  click_id: string
  link_id: number
  at: Date
  block: Buffer
  browser: string | null
  is_qr: 0 | 1
  verdict: ClickVerdict
  reason: string | null
  subs: Subs | null
}

/** One statement, however many clicks came together. */
export const addClicks = (tx: Database, clicks: readonly ClickRow[]): Promise<number> =>
  tx.run(sql`insert into link_click (click_id, link_id, at, block, browser, is_qr, verdict, reason, subs)
    select * from unnest(${clicks.map(({ click_id }) => click_id)}::uuid[], ${clicks.map(({ link_id }) => link_id)}::integer[],
      ${clicks.map(({ at }) => at.toISOString())}::timestamptz[], ${clicks.map(({ block }) => block)}::bytea[],
      ${clicks.map(({ browser }) => browser)}::text[], ${clicks.map(({ is_qr }) => is_qr)}::smallint[],
      ${clicks.map(({ verdict }) => verdict)}::text[], ${clicks.map(({ reason }) => reason)}::text[],
      ${clicks.map(({ subs }) => (subs === null ? null : JSON.stringify(subs)))}::jsonb[])`)

export interface RecentRow {
  /** Place of the click in what was asked, from 1. */
  place: number
  last_second: number
  counted_in_hour: boolean
}

/** What the block of each click did in the second before it, and whether its link was counted for the block in the hour before. */
export const listRecent = (
  tx: Database,
  clicks: readonly { block: Buffer; link_id: number; at: Date }[],
  /** The bounds of all of it: other days are not looked into. */
  { from, until }: { from: Date; until: Date },
): Promise<RecentRow[]> =>
  tx.rows(sql`select c.place::integer,
      (select count(*) from (select from link_click k where k.block = c.block and k.at > c.at - interval '1 second' and k.at <= c.at
        and k.at >= ${from} and k.at <= ${until} limit 5) few)::integer as last_second,
      exists (select from link_click k where k.block = c.block and k.link_id = c.link_id and k.verdict = 'ok'
        and k.at > c.at - interval '1 hour' and k.at <= c.at and k.at >= ${from} and k.at <= ${until}) as counted_in_hour
    from unnest(${clicks.map(({ block }) => block)}::bytea[], ${clicks.map(({ link_id }) => link_id)}::integer[],
      ${clicks.map(({ at }) => at.toISOString())}::timestamptz[]) with ordinality c (block, link_id, at, place)`)

/** The salt of a day, made where there is none yet. */
export const saltOfDay = async (tx: Database, day: string, fresh: Buffer): Promise<Buffer> => {
  await tx.run(sql`insert into click_salt (day, salt) values (${day}::date, ${fresh}) on conflict do nothing`)
  const row = await tx.row<{ salt: Buffer }>(sql`select salt from click_salt where day = ${day}::date`)
  if (row === null) throw new Error('the salt of the day is gone')
  return row.salt
}

export const forgetSalts = (db: Database, before: string): Promise<number> =>
  db.run(sql`delete from click_salt where day < ${before}::date`)

/** A click is found by its time, which its id holds: in one part. @returns 0 where it is none, or was seen before. */
export const markSeen = (db: Database, clickId: string, clickedAt: Date, now: Date): Promise<number> =>
  db.run(
    sql`update link_click set seen_at = ${now} where click_id = ${clickId} and at = ${clickedAt} and seen_at is null`,
  )

export interface FoundClick {
  click_id: string
  link_id: number
  at: Date
  browser: string | null
  is_qr: 0 | 1
  verdict: ClickVerdict
  reason: string | null
  subs: Subs | null
  seen_at: Date | null
}

const columns = sql`click_id, link_id, at, browser, is_qr, verdict, reason, subs, seen_at`

/** The clicks that are still there, the oldest first. @param ids with the moment that each holds */
export const listClicks = (
  tx: Database,
  ids: readonly { click_id: string; at: Date }[],
): Promise<FoundClick[]> => {
  if (ids.length === 0) return Promise.resolve([])
  const moments = ids.map(({ at }) => at.getTime())
  return tx.rows(sql`select ${columns} from link_click where click_id = any(${ids.map(({ click_id }) => click_id)}::uuid[])
    and at >= ${new Date(Math.min(...moments))} and at <= ${new Date(Math.max(...moments))} order by at, click_id`)
}

/** The newest of a link since a moment. */
export const listNewestClicks = (
  tx: Database,
  linkId: number,
  since: Date,
  limit: number,
): Promise<FoundClick[]> =>
  tx.rows(
    sql`select ${columns} from link_click where link_id = ${linkId} and at >= ${since} order by at desc limit ${limit}`,
  )

export const forgetOldClicks = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from link_click where at < ${before}::timestamptz and (click_id, at) in
    (select click_id, at from link_click where at < ${before}::timestamptz order by at limit ${limit})`)
