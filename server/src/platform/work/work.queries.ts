import type { WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** Something that stands and waits for a person, as its source tells it. */
export interface StandingWork {
  kind: WorkKind
  /** The id or number of the row that waits. */
  key: string
  since: Date
  user_id?: string | null
  partner_id?: number | null
  lender_id?: number | null
  brand_id?: number | null
  app_id?: string | null
}

/**
 * Closes the open items of these kinds (of these keys alone, unless null) whose source no longer waits.
 * @returns how many.
 */
export const closeGone = (
  tx: Database,
  of: {
    kinds: readonly WorkKind[]
    keys: readonly string[] | null
    standing: readonly StandingWork[]
    by: number | null
    now: Date
  },
): Promise<number> =>
  tx.run(sql`update work_item w set done_at = ${of.now}, done_by = ${of.by}, outcome = 'source'
    where w.kind = any(${of.kinds}::text[]) and w.done_at is null
      and (${of.keys === null}::boolean or w.key = any(${of.keys ?? []}::text[]))
      and not exists (select from unnest(${of.standing.map(({ kind }) => kind)}::text[], ${of.standing.map(({ key }) => key)}::text[])
        as s (kind, key) where s.kind = w.kind and s.key = w.key)`)

/**
 * Opens an item for each that has none. One that staff have done stays done until its source waits anew. One whose source was over waits
 * from that moment, or by a clock that goes on (`goesOn`) from its first. @returns how many.
 */
export const openMissing = (
  tx: Database,
  standing: readonly StandingWork[],
  goesOn: boolean,
): Promise<number> =>
  tx.run(sql`insert into work_item (kind, key, since, user_id, partner_id, lender_id, brand_id, app_id)
    select s.kind, s.key, greatest(s.since, (select max(w.done_at) from work_item w
        where w.kind = s.kind and w.key = s.key and not ${goesOn}::boolean)),
      s.user_id, s.partner_id, s.lender_id, s.brand_id, s.app_id
    from unnest(${standing.map(({ kind }) => kind)}::text[], ${standing.map(({ key }) => key)}::text[],
      ${standing.map(({ since }) => since)}::timestamptz[], ${standing.map(({ user_id }) => user_id ?? null)}::uuid[],
      ${standing.map(({ partner_id }) => partner_id ?? null)}::integer[], ${standing.map(({ lender_id }) => lender_id ?? null)}::integer[],
      ${standing.map(({ brand_id }) => brand_id ?? null)}::integer[], ${standing.map(({ app_id }) => app_id ?? null)}::uuid[])
      as s (kind, key, since, user_id, partner_id, lender_id, brand_id, app_id)
    where not exists (select from work_item w where w.kind = s.kind and w.key = s.key
      and (w.done_at is null or (w.outcome <> 'source' and w.done_at >= s.since)))
    order by s.kind, s.key
    on conflict (kind, key) where done_at is null do nothing`)

export interface OpenKey {
  kind: WorkKind
  key: string
}

/** Every open item of these kinds. */
export const listOpenKeys = (db: Database, kinds: readonly WorkKind[]): Promise<OpenKey[]> =>
  db.rows(
    sql`select kind, key from work_item where done_at is null and kind = any(${kinds}::text[]) order by kind, key`,
  )

/** Those of these that staff have done since the source began to wait: it waits on, and nobody has to look at it. */
export const listDoneByHand = async (db: Database, standing: readonly StandingWork[]): Promise<OpenKey[]> =>
  db.rows(sql`select s.kind, s.key from unnest(${standing.map(({ kind }) => kind)}::text[], ${standing.map(({ key }) => key)}::text[],
      ${standing.map(({ since }) => since)}::timestamptz[]) as s (kind, key, since)
    where exists (select from work_item w where w.kind = s.kind and w.key = s.key and w.outcome <> 'source' and w.done_at >= s.since)`)

/** Deletes what was done before then, with its events. */
export const forgetDoneWork = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from work_item where item_id in
    (select item_id from work_item where done_at < ${before} order by done_at limit ${limit})`)

/** What staff wrote about a customer's items goes, and the items name nobody any more; of messages to them nobody has to see again. */
export const forgetWorkOf = async (tx: Database, userId: string, now: Date): Promise<number> => {
  const items = await tx.rows<{ item_id: number }>(
    sql`select item_id from work_item where user_id = ${userId} order by item_id for update`,
  )
  const ids = items.map(({ item_id }) => item_id)
  await tx.run(
    sql`update work_event set text = null where item_id = any(${ids}::bigint[]) and text is not null`,
  )
  await tx.run(sql`update work_item set done_at = ${now}, outcome = 'source'
    where item_id = any(${ids}::bigint[]) and done_at is null and kind = 'message_failed'`)
  return tx.run(sql`update work_item set user_id = null, app_id = null where item_id = any(${ids}::bigint[])`)
}

/** What staff wrote about items of these keys goes. */
export const forgetWorkTexts = (tx: Database, kind: WorkKind, keys: readonly string[]): Promise<number> =>
  tx.run(sql`update work_event set text = null where text is not null
    and item_id in (select item_id from work_item where kind = ${kind} and key = any(${keys}::text[]))`)
