import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

type WatchOf = 'lock_end' | 'next_step'

export interface WatchRow {
  partner_id: number
  lead_id: number
  of: WatchOf
  asked_at: Date
  told_at: Date | null
}

/** What the partner whose transaction it is asked to be told of these leads. */
export const listWatches = (tx: Database, leadIds: readonly number[]): Promise<WatchRow[]> =>
  leadIds.length === 0
    ? Promise.resolve([])
    : tx.rows(
        sql`select partner_id, lead_id, of, asked_at, told_at from partner_watch where lead_id = any(${leadIds}::bigint[])`,
      )

/** Asked again after it was told, it is told again. As the office. */
export const putWatch = (
  tx: Database,
  { partner_id, lead_id, of, at }: Pick<WatchRow, 'partner_id' | 'lead_id' | 'of'> & { at: Date },
): Promise<number> =>
  tx.run(sql`insert into partner_watch (partner_id, lead_id, of, asked_at) values (${partner_id}, ${lead_id}, ${of}, ${at})
    on conflict (partner_id, lead_id, of) do update set asked_at = excluded.asked_at, told_at = null
      where partner_watch.told_at is not null`)

export const removeWatch = (
  tx: Database,
  { partner_id, lead_id, of }: Pick<WatchRow, 'partner_id' | 'lead_id' | 'of'>,
): Promise<number> =>
  tx.run(
    sql`delete from partner_watch where partner_id = ${partner_id} and lead_id = ${lead_id} and of = ${of} and told_at is null`,
  )

/** Notes that those who waited for the end of these leads' locks were told, each once. @returns who they are */
export const takeEndedLocks = (
  tx: Database,
  leadIds: readonly number[],
  at: Date,
): Promise<{ partner_id: number; lead_id: number; asked_at: Date }[]> =>
  tx.rows(sql`update partner_watch set told_at = ${at} where lead_id = any(${leadIds}::bigint[]) and of = 'lock_end' and told_at is null
    returning partner_id, lead_id, asked_at`)

export interface WatchedApplication {
  partner_id: number
  lead_id: number
  product_type: ProductType
  lender_application_id: number
}

/** Who waits for the next word about these applications. */
export const listWatchedApplications = (
  tx: Database,
  ids: readonly number[],
): Promise<WatchedApplication[]> =>
  tx.rows(sql`select partner_id, lead_id, product_type, lender_application_id from watched_application
    where lender_application_id = any(${ids}::bigint[]) order by partner_id, lead_id, lender_application_id`)

/** Notes that a partner was told. @returns since when it had waited; null where another told it meanwhile. */
export const markTold = async (
  tx: Database,
  { partner_id, lead_id, of, at }: Pick<WatchRow, 'partner_id' | 'lead_id' | 'of'> & { at: Date },
): Promise<Date | null> =>
  (
    await tx.row<{ asked_at: Date }>(sql`update partner_watch set told_at = ${at}
      where partner_id = ${partner_id} and lead_id = ${lead_id} and of = ${of} and told_at is null returning asked_at`)
  )?.asked_at ?? null

/** What was told, or can never be told any more: a lock lasts for months and not for years. */
export const forgetOldWatches = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`delete from partner_watch where (partner_id, lead_id, of) in (select partner_id, lead_id, of from partner_watch
    where asked_at < ${before} order by asked_at limit ${limit})`)
