import type { WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import type { Database } from '../db/database.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface WorkItemRow {
  item_id: number
  kind: WorkKind
  key: string
  user_id: string | null
  partner_id: number | null
  lender_id: number | null
  brand_id: number | null
  app_id: string | null
  since: Date
  owner_staff_id: number | null
  lease_until: Date | null
  snoozed_until: Date | null
  done_at: Date | null
  done_by: number | null
  outcome: string | null
}

const columns = sql`w.item_id, w.kind, w.key, w.user_id, w.partner_id, w.lender_id, w.brand_id, w.app_id, w.since, w.owner_staff_id,
  w.lease_until, w.snoozed_until, w.done_at, w.done_by, w.outcome`

/** What is looked at: `at` is the moment of the first page, `minutes` the time that each kind may take. */
export interface WorkView {
  tab: 'mine' | 'open' | 'free' | 'late' | 'past' | 'snoozed'
  kinds: readonly { kind: WorkKind; minutes: number }[]
  staff_id: number
  at: Date
  /** The customers, and the help requests by key, whom a search found; null without one. */
  found: { user_ids: readonly string[]; help_keys: readonly string[] } | null
  lender_id: number | null
}

/** From this share of its time on an item is near its end. */
const NEAR = 0.75

const heldBy = ({ tab, staff_id, at }: WorkView): Sql => {
  const awake = sql`(w.snoozed_until is null or w.snoozed_until <= ${at}::timestamptz)`
  if (tab === 'mine') return sql`and w.owner_staff_id = ${staff_id} and ${awake}`
  if (tab === 'free') return sql`and w.owner_staff_id is null and ${awake}`
  if (tab === 'snoozed') return sql`and w.snoozed_until > ${at}::timestamptz`
  return sql`and ${awake}`
}

/** Those that have used so much of their time as the tab says; the ones that waited longest, of each kind. */
const lateBy = ({ tab, at }: WorkView, since: Sql): Sql => {
  if (tab !== 'late' && tab !== 'past') return sql`true`
  const share = tab === 'late' ? NEAR : 1
  return sql`${since} <= ${at}::timestamptz - k.minutes * ${share}::float8 * interval '1 minute'`
}

const foundBy = ({ found, lender_id }: WorkView): Sql => {
  const withLender = lender_id === null ? sql`` : sql`and w.lender_id = ${lender_id}`
  if (found === null) return withLender
  return sql`${withLender} and (w.user_id = any(${found.user_ids}::uuid[])
    or (w.kind = 'help_request' and w.key = any(${found.help_keys}::text[])))`
}

const kindsOf = ({ kinds }: WorkView): Sql =>
  sql`unnest(${kinds.map(({ kind }) => kind)}::text[], ${kinds.map(({ minutes }) => minutes)}::float8[]) as k (kind, minutes)`

/** The share of its time that an item has used at `at`. */
const shareAt = (at: Date): Sql =>
  sql`extract(epoch from ${at}::timestamptz - w.since)::float8 / (k.minutes * 60)`

/**
 * Open items, the one that has used the most of its time first. Of each kind the oldest are those that have used most, so each gives
 * its first by the index and they are merged; which of them are late is asked of these firsts alone. `after`: the last one of the page
 * before. Where a kind goes on is a row and no moment: of moments that it cannot know the planner expects a handful, and sorts them all.
 */
export const listOpenItems = (
  db: Database,
  view: WorkView,
  after: { share: number; item_id: number } | null,
  limit: number,
): Promise<(WorkItemRow & { share: number })[]> => {
  // A millisecond of grace for the arithmetic; what is to the point says the exact comparison.
  const beyond =
    after === null
      ? sql``
      : sql`and (w.since, w.item_id) >= (${view.at}::timestamptz - ${after.share}::float8 * k.minutes * interval '1 minute' - interval '1 millisecond', 0)
        and (${shareAt(view.at)} < ${after.share}::float8 or (${shareAt(view.at)} = ${after.share}::float8 and w.item_id > ${after.item_id}))`
  return db.rows(sql`select found.* from ${kindsOf(view)} cross join lateral (
      select ${columns}, ${shareAt(view.at)} as share from work_item w
      where w.kind = k.kind and w.done_at is null ${heldBy(view)} ${foundBy(view)} ${beyond}
      order by w.since, w.item_id limit ${limit}) as found
    where ${lateBy(view, sql`found.since`)}
    order by found.share desc, found.item_id limit ${limit}`)
}

/** What was done since `since`, the last first. */
export const listDoneItems = (
  db: Database,
  { kinds }: Pick<WorkView, 'kinds'>,
  since: Date,
  after: { at: Date; item_id: number } | null,
  limit: number,
): Promise<WorkItemRow[]> =>
  db.rows(sql`select ${columns} from work_item w where w.done_at >= ${since}::timestamptz
    and w.kind = any(${kinds.map(({ kind }) => kind)}::text[])
    ${after === null ? sql`` : sql`and (w.done_at, w.item_id) < (${after.at}::timestamptz, ${after.item_id})`}
    order by w.done_at desc, w.item_id desc limit ${limit}`)

/** How many a tab has, counted to `most` and one more. */
export const countView = async (db: Database, view: WorkView, most: number): Promise<number> =>
  (
    await db.row<{ count: number }>(sql`select count(*)::integer as count from (select from ${kindsOf(view)}
      cross join lateral (select from work_item w where w.kind = k.kind and w.done_at is null ${heldBy(view)} ${foundBy(view)}
        and ${lateBy(view, sql`w.since`)} limit ${most + 1}) as first_ones limit ${most + 1}) as counted`)
  )?.count ?? 0

export const countDone = async (
  db: Database,
  { kinds }: Pick<WorkView, 'kinds'>,
  since: Date,
  most: number,
): Promise<number> =>
  (
    await db.row<{ count: number }>(sql`select count(*)::integer as count from (select from work_item w
      where w.done_at >= ${since}::timestamptz and w.kind = any(${kinds.map(({ kind }) => kind)}::text[]) limit ${most + 1}) as counted`)
  )?.count ?? 0

export const findItem = (db: Database, itemId: number): Promise<WorkItemRow | null> =>
  db.row(sql`select ${columns} from work_item w where w.item_id = ${itemId}`)

/** Held until the transaction ends. */
export const lockItem = (tx: Database, itemId: number): Promise<WorkItemRow | null> =>
  tx.row(sql`select ${columns} from work_item w where w.item_id = ${itemId} for update`)

/** Who of staff has any open item. */
export const listOwners = (db: Database): Promise<{ staff_id: number; count: number }[]> =>
  db.rows(sql`select owner_staff_id as staff_id, count(*)::integer as count from work_item
    where done_at is null and owner_staff_id is not null group by 1`)
