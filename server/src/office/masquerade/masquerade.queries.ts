import type { leaves, lookEnds } from '@marketplace/contract/office/masquerade'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

type Leave = (typeof leaves)[number]
type LookEnd = (typeof lookEnds)[number]

export interface LookRow {
  masquerade_id: number
  partner_id: number
  staff_id: number
  username: string
  first_name: string
  reason: string
  ticket: string | null
  leave: Leave
  second_name: string | null
  started_at: Date
  ends_at: Date
  opened_at: Date | null
  ended_at: Date | null
  ended_by: LookEnd | null
  report: string | null
  told_from: Date
  told_at: Date | null
}

const columns = sql`masquerade_id, partner_id, staff_id, username, first_name, reason, ticket, leave, second_name, started_at,
  ends_at, opened_at, ended_at, ended_by, report, told_from, told_at`

/** One start after another of a member of staff: who counts has the last count. */
export const holdStartsOf = async (tx: Database, staffId: number): Promise<void> => {
  await tx.row(sql`select pg_advisory_xact_lock(hashtext('masquerade'), ${staffId})`)
}

export const countStartsSince = async (tx: Database, staffId: number, since: Date): Promise<number> => {
  const row = await tx.row<{ count: number }>(
    sql`select count(*) as count from masquerade where staff_id = ${staffId} and started_at >= ${since}`,
  )
  return row?.count ?? 0
}

/** The look of a member of staff that has not been ended, over or not; with what opens it. */
export const findOpenOf = (
  tx: Database,
  staffId: number,
): Promise<(LookRow & { key_until: Date; staff_session_hash: Buffer }) | null> =>
  tx.row(sql`select m.*, k.key_until, k.staff_session_hash from masquerade m join masquerade_key k using (masquerade_id)
    where m.staff_id = ${staffId} and m.ended_at is null`)

export type NewLook = Omit<
  LookRow,
  'masquerade_id' | 'opened_at' | 'ended_at' | 'ended_by' | 'report' | 'told_at'
>

export const addLook = async (tx: Database, look: NewLook): Promise<number> => {
  const row = await tx.row<{ masquerade_id: number }>(sql`insert into masquerade
    (partner_id, staff_id, username, first_name, reason, ticket, leave, second_name, started_at, ends_at, told_from)
    values (${look.partner_id}, ${look.staff_id}, ${look.username}, ${look.first_name}, ${look.reason}, ${look.ticket},
      ${look.leave}, ${look.second_name}, ${look.started_at}, ${look.ends_at}, ${look.told_from}) returning masquerade_id`)
  if (row === null) throw new Error('no look was added')
  return row.masquerade_id
}

export const addKey = (
  tx: Database,
  key: { masquerade_id: number; staff_session_hash: Buffer; key_hash: Buffer; key_until: Date },
): Promise<number> =>
  tx.run(sql`insert into masquerade_key (masquerade_id, staff_session_hash, key_hash, key_until)
    values (${key.masquerade_id}, ${key.staff_session_hash}, ${key.key_hash}, ${key.key_until})`)

/**
 * Turns a key, once: of two at the same time one gets nothing. @returns the look; null for a key that is unknown, used, too old, another
 * session's or of a look that is over.
 */
export const turnKey = (
  tx: Database,
  key: { key_hash: Buffer; staff_session_hash: Buffer; session_hash: Buffer; now: Date },
): Promise<LookRow | null> =>
  tx.row(sql`with turned as (
      update masquerade_key k set session_hash = ${key.session_hash} from masquerade m
      where k.key_hash = ${key.key_hash} and k.staff_session_hash = ${key.staff_session_hash} and k.session_hash is null
        and k.key_until > ${key.now}::timestamptz and m.masquerade_id = k.masquerade_id and m.ended_at is null
        and m.ends_at > ${key.now}::timestamptz
      returning k.masquerade_id)
    update masquerade set opened_at = ${key.now} where masquerade_id = (select masquerade_id from turned)
    returning ${columns}`)

/** The look that a session in a partner's area is of, while it lasts. */
export const findOpenedLook = (
  tx: Database,
  sessionHash: Buffer,
  now: Date,
): Promise<(LookRow & { staff_session_hash: Buffer }) | null> =>
  tx.row(sql`select m.*, k.staff_session_hash from masquerade_key k join masquerade m using (masquerade_id)
    where k.session_hash = ${sessionHash} and m.ended_at is null and m.ends_at > ${now}::timestamptz`)

/** Ends a look that has not been. @returns it; null where it was ended before. */
export const markEnded = (
  tx: Database,
  masqueradeId: number,
  { by, at }: { by: LookEnd; at: Date },
): Promise<LookRow | null> =>
  tx.row(sql`update masquerade set ended_at = ${at}, ended_by = ${by}
    where masquerade_id = ${masqueradeId} and ended_at is null returning ${columns}`)

export const markTold = (tx: Database, masqueradeId: number, at: Date): Promise<number> =>
  tx.run(sql`update masquerade set told_at = ${at} where masquerade_id = ${masqueradeId} and told_at is null`)

export const findLook = (tx: Database, masqueradeId: number): Promise<LookRow | null> =>
  tx.row(sql`select ${columns} from masquerade where masquerade_id = ${masqueradeId} for update`)

export const saveReport = (
  tx: Database,
  {
    masquerade_id,
    staff_id,
    report,
    now,
  }: { masquerade_id: number; staff_id: number; report: string; now: Date },
): Promise<number> =>
  tx.run(sql`update masquerade set report = ${report}, reported_at = ${now}
    where masquerade_id = ${masquerade_id} and staff_id = ${staff_id} and ended_at is not null and report is null`)

/** Notes that a page was opened. @returns 1 the first time. */
export const addView = (
  tx: Database,
  view: { masquerade_id: number; partner_id: number; page: string; now: Date },
): Promise<number> =>
  tx.run(sql`insert into masquerade_view (masquerade_id, partner_id, page, seen_at)
    values (${view.masquerade_id}, ${view.partner_id}, ${view.page}, ${view.now}) on conflict do nothing`)

export const listViews = (
  tx: Database,
  masqueradeIds: readonly number[],
): Promise<{ masquerade_id: number; page: string }[]> =>
  tx.rows(sql`select masquerade_id, page from masquerade_view where masquerade_id = any(${masqueradeIds}::integer[])
    order by masquerade_id, seen_at, page`)

export interface LookFilter {
  partner_id: number | undefined
  only: 'without_report' | 'often' | undefined
}

/** Starts of the same member of staff at the same partner in the seven days up to it, itself among them. */
const inSevenDays = sql`(select count(*) from masquerade o where o.staff_id = m.staff_id and o.partner_id = m.partner_id
  and o.started_at <= m.started_at and o.started_at > m.started_at - interval '7 days')`

const isFound = ({
  partner_id,
  only,
}: LookFilter): Sql => sql`(${partner_id ?? null}::integer is null or partner_id = ${partner_id ?? null}::integer)
  and (${only ?? null}::text is distinct from 'without_report' or (opened_at is not null and ended_at is not null and report is null))
  and (${only ?? null}::text is distinct from 'often' or ${inSevenDays} > 3)`

export const listLookRows = (
  tx: Database,
  filter: LookFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<(LookRow & { in_seven_days: number })[]> =>
  tx.rows(sql`select ${columns}, ${inSevenDays} as in_seven_days from masquerade m where ${isFound(filter)}
    order by started_at desc, masquerade_id desc limit ${limit} offset ${offset}`)

export const countLooks = async (tx: Database, filter: LookFilter): Promise<number> =>
  (await tx.row<{ count: number }>(sql`select count(*) as count from masquerade m where ${isFound(filter)}`))
    ?.count ?? 0

/** Those that a partner is told of, the newest first: opened, and not one that waits for its seven days. */
export const listOwnLooks = (tx: Database, now: Date, limit: number): Promise<LookRow[]> =>
  tx.rows(sql`select ${columns} from masquerade where opened_at is not null and told_from <= ${now}::timestamptz
    order by started_at desc, masquerade_id desc limit ${limit}`)

export const forgetOldLooks = async (tx: Database, before: Date, limit: number): Promise<number> => {
  const old = sql`array(select masquerade_id from masquerade where started_at < ${before}::timestamptz and ended_at is not null
    order by started_at limit ${limit})`
  await tx.run(sql`delete from masquerade_view where masquerade_id = any(${old})`)
  await tx.run(sql`delete from masquerade_key where masquerade_id = any(${old})`)
  return tx.run(sql`delete from masquerade where masquerade_id = any(${old})`)
}
