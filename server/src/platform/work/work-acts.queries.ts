import type { WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** So long an item is its owner's alone after the last sign of life of their page. */
const LEASE_MINUTES = 30

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MINUTES * 60_000)

/** Makes an item somebody's for the time of a lease. @returns 0 where it is done, or another's. */
export const takeItem = (
  tx: Database,
  { item_id, staff_id, now }: { item_id: number; staff_id: number; now: Date },
): Promise<number> =>
  tx.run(sql`update work_item set owner_staff_id = ${staff_id},
      owned_at = case when owner_staff_id = ${staff_id} then owned_at else ${now} end, lease_until = ${leaseFrom(now)}, snoozed_until = null
    where item_id = ${item_id} and done_at is null
      and (owner_staff_id is null or owner_staff_id = ${staff_id} or lease_until <= ${now})`)

/**
 * Gives the next one that nobody has: the one that has used the most of its time. One that another is being given at this moment is passed
 * over, so none is given twice. @returns its id; null where nothing waits.
 */
export const takeNextItem = async (
  tx: Database,
  {
    kinds,
    staff_id,
    now,
  }: { kinds: readonly { kind: WorkKind; minutes: number }[]; staff_id: number; now: Date },
): Promise<number | null> =>
  (
    await tx.row<{ item_id: number }>(sql`with firsts as materialized (
        select found.item_id, extract(epoch from ${now}::timestamptz - found.since) / (k.minutes * 60) as share
        from unnest(${kinds.map(({ kind }) => kind)}::text[], ${kinds.map(({ minutes }) => minutes)}::float8[]) as k (kind, minutes)
          cross join lateral (select w.item_id, w.since from work_item w where w.kind = k.kind and w.done_at is null
            and w.owner_staff_id is null and (w.snoozed_until is null or w.snoozed_until <= ${now}::timestamptz)
            order by w.since, w.item_id limit 1 for update skip locked) as found)
      update work_item set owner_staff_id = ${staff_id}, owned_at = ${now}, lease_until = ${leaseFrom(now)}, snoozed_until = null
      where item_id = (select item_id from firsts order by share desc, item_id limit 1) returning item_id`)
  )?.item_id ?? null

/** Makes an item somebody's until they or others say otherwise; null gives it back to all. @returns 0 where it is done. */
export const giveItem = (
  tx: Database,
  { item_id, to, now }: { item_id: number; to: number | null; now: Date },
): Promise<number> =>
  tx.run(sql`update work_item set owner_staff_id = ${to}, owned_at = ${to === null ? null : now}, lease_until = null
    where item_id = ${item_id} and done_at is null`)

/** Lets an item sleep; whose it is, it stays. @returns 0 where it is done. */
export const snoozeItem = (
  tx: Database,
  { item_id, until }: { item_id: number; until: Date },
): Promise<number> =>
  tx.run(
    sql`update work_item set snoozed_until = ${until}, lease_until = null where item_id = ${item_id} and done_at is null`,
  )

/** @returns 0 where it is done already. */
export const finishItem = (
  tx: Database,
  { item_id, staff_id, outcome, now }: { item_id: number; staff_id: number; outcome: string; now: Date },
): Promise<number> =>
  tx.run(
    sql`update work_item set done_at = ${now}, done_by = ${staff_id}, outcome = ${outcome} where item_id = ${item_id} and done_at is null`,
  )

/** Renews the leases that still run. @returns how many. */
export const renewLeases = (
  db: Database,
  { item_ids, staff_id, now }: { item_ids: readonly number[]; staff_id: number; now: Date },
): Promise<number> =>
  db.run(sql`update work_item set lease_until = ${leaseFrom(now)} where item_id = any(${item_ids}::bigint[])
    and owner_staff_id = ${staff_id} and done_at is null and lease_until > ${now}`)

/** Gives back what was taken and not heard of again. @returns how many. */
export const freeEndedLeases = (tx: Database, now: Date): Promise<number> =>
  tx.run(sql`with freed as (update work_item set owner_staff_id = null, owned_at = null, lease_until = null
      where item_id in (select item_id from work_item where done_at is null and lease_until <= ${now} order by item_id for update skip locked)
      returning item_id)
    insert into work_event (item_id, at, did) select item_id, ${now}, 'lease_ended' from freed`)

/** Gives back what somebody holds by a lease: they sign out. What they were given stays theirs. */
export const freeLeasesOf = (tx: Database, staffId: number, now: Date): Promise<number> =>
  tx.run(sql`with freed as (update work_item set owner_staff_id = null, owned_at = null, lease_until = null
      where item_id in (select item_id from work_item where done_at is null and owner_staff_id = ${staffId} and lease_until is not null
        order by item_id for update)
      returning item_id)
    insert into work_event (item_id, at, staff_id, did) select item_id, ${now}, ${staffId}, 'signed_out' from freed`)

/** Hands all that somebody has, of these kinds, to another or back to all. @returns how many. */
export const handOverAll = (
  tx: Database,
  {
    from,
    to,
    kinds,
    by,
    now,
  }: { from: number; to: number | null; kinds: readonly WorkKind[]; by: number; now: Date },
): Promise<number> =>
  tx.run(sql`with moved as (update work_item set owner_staff_id = ${to}::integer, owned_at = ${to === null ? null : now}::timestamptz, lease_until = null
      where item_id in (select item_id from work_item where done_at is null and owner_staff_id = ${from} and kind = any(${kinds}::text[])
        order by item_id for update)
      returning item_id)
    insert into work_event (item_id, at, staff_id, did) select item_id, ${now}, ${by}, 'handed_over' from moved`)

export interface WorkEventRow {
  event_id: number
  at: Date
  staff_id: number | null
  did: string
  text: string | null
}

export const addWorkEvent = (
  tx: Database,
  event: { item_id: number; at: Date; staff_id: number | null; did: string; text?: string | null },
): Promise<number> =>
  tx.run(sql`insert into work_event (item_id, at, staff_id, did, text)
    values (${event.item_id}, ${event.at}, ${event.staff_id}, ${event.did}, ${event.text ?? null})`)

/** The newest first. */
export const listWorkEvents = (db: Database, itemId: number, limit: number): Promise<WorkEventRow[]> =>
  db.rows(sql`select event_id, at, staff_id, did, text from work_event where item_id = ${itemId}
    order by event_id desc limit ${limit}`)

export interface WorkTimeRow {
  kind: WorkKind
  minutes: number
  changed_by: number
  changed_at: Date
}

export const listWorkTimeRows = (db: Database): Promise<WorkTimeRow[]> =>
  db.rows(sql`select kind, minutes, changed_by, changed_at from work_time`)

export const saveWorkTime = (
  tx: Database,
  { kind, minutes, by, now }: { kind: WorkKind; minutes: number; by: number; now: Date },
): Promise<number> =>
  tx.run(sql`insert into work_time (kind, minutes, changed_by, changed_at) values (${kind}, ${minutes}, ${by}, ${now})
    on conflict (kind) do update set minutes = excluded.minutes, changed_by = excluded.changed_by, changed_at = excluded.changed_at`)
