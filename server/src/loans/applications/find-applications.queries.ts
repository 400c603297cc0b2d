import { isApplicationNumber } from '@marketplace/contract/loans/application-number'
import type { LenderStatus, RejectReason } from '@marketplace/contract/loans/applications'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { numbers as numberList, sql, type Sql } from '../../platform/db/sql.ts'
import type { ApplicationRow } from './applications.queries.ts'

/** Every application of a customer, the newest first. */
export const listApplicationsOf = (db: Database, userId: string): Promise<ApplicationRow[]> =>
  db.rows(sql`select app_id, user_id, brand_id, product_type, status, amount, tenure_months, created_at
    from application where user_id = ${userId} order by created_at desc, app_id`)

/** Whose application an id is of: ours, the number that people call it by, or the reference that a lender knows it by. */
export const findApplicationById = (
  db: Database,
  id: string,
): Promise<{ app_id: string; user_id: string } | null> =>
  isApplicationNumber(id)
    ? db.row(sql`select app_id, user_id from application join lender_application using (app_id)
        where application_number = ${id}`)
    : db.row(sql`select app_id, user_id from application where app_id = ${id}
        or app_id = (select l.app_id from lender_application l where l.our_reference = ${id})`)

/** Whose applications a lender calls by its own reference; two lenders may use the same one. The newest first. */
export const listApplicationsByTheirReference = (
  db: Database,
  reference: string,
  limit: number,
): Promise<{ app_id: string; user_id: string }[]> =>
  db.rows(sql`select app_id, application.user_id from lender_application join application using (app_id)
    where their_reference = ${reference} order by lender_application_id desc limit ${limit}`)

/** The newest application of each customer who has one. */
export const listNewestApplications = (
  db: Database,
  userIds: readonly string[],
): Promise<{ user_id: string; app_id: string }[]> =>
  db.rows(sql`select distinct on (user_id) user_id, app_id from application where user_id = any(${userIds})
    order by user_id, created_at desc, app_id`)

/** What each customer last asked for of a product: amount in whole rupees and tenure; null where they named none. */
export const listLastAsks = (
  db: Database,
  userIds: readonly string[],
  product: ProductType,
): Promise<{ user_id: string; amount: number | null; tenure_months: number | null }[]> =>
  db.rows(sql`select distinct on (user_id) user_id, amount, tenure_months from application
    where user_id = any(${userIds}) and product_type = ${product} order by user_id, created_at desc, app_id`)

/** Of these customers, those who have applied to a lender; with `since`, of applications begun from then on. */
export const listAppliedAmong = async (
  db: Database,
  userIds: readonly string[],
  since: Date | null = null,
): Promise<string[]> => {
  const rows = await db.rows<{ user_id: string }>(sql`select distinct user_id from application
    where user_id = any(${userIds}::uuid[]) and (${since}::timestamptz is null or created_at >= ${since})
      and exists (select from lender_application l where l.app_id = application.app_id)`)
  return rows.map(({ user_id }) => user_id)
}

/** A lender application as a lender's file finds it. Money in rupees; `file_keys` are the keys of news that files brought. */
export interface FileTargetRow {
  lender_application_id: number
  application_number: string
  our_reference: string
  their_reference: string | null
  lender_id: number
  app_id: string
  user_id: string
  status: LenderStatus
  sanctioned_amount: number | null
  disbursed_amount: number | null
  disbursal_date: string | null
  reject_reason: RejectReason | null
  created_at: Date
  /** Of the newest event that was taken. */
  last_event_id: number | null
  /** When the lender's newest news that still counts happened. */
  told_at: Date | null
  file_keys: string[] | null
}

const targets = (
  condition: Sql,
): Sql => sql`select l.lender_application_id, l.application_number, l.our_reference, l.their_reference, l.lender_id,
    l.app_id, a.user_id, l.status, l.sanctioned_amount, l.disbursed_amount, l.disbursal_date, l.reject_reason, l.created_at,
    e.last_event_id, e.told_at, e.file_keys
  from lender_application l join application a using (app_id)
    cross join lateral (select max(event_id) filter (where accepted = 1) as last_event_id,
        max(at) filter (where accepted = 1 and source = 'lender' and taken_back = 0) as told_at,
        array_agg(their_event_id) filter (where their_event_id like 'file:%') as file_keys
      from lender_application_event where lender_application_id = l.lender_application_id) e
  where ${condition}`

/** Keys as files write them; of any of these an application is found. */
interface FileTargetKeys {
  /** Numbers that people call applications by, in capitals. */
  numbers: readonly string[]
  /** The references that lenders have from us: UUIDs. */
  ours: readonly string[]
  /** Lenders' own references, to the letter. */
  theirs: readonly string[]
  ids: readonly number[]
}

export const listFileTargets = (
  db: Database,
  { numbers, ours, theirs, ids }: FileTargetKeys,
): Promise<FileTargetRow[]> =>
  db.rows(
    targets(sql`l.lender_application_id in (
      select lender_application_id from lender_application where application_number = any(${numbers}::text[])
      union select lender_application_id from lender_application where our_reference = any(${ours}::uuid[])
      union select lender_application_id from lender_application where their_reference = any(${theirs}::text[])
      union select lender_application_id from lender_application where lender_application_id = any(${ids}::bigint[]))`),
  )

/** The applications with a lender that were made in a month of India, from its first day up to the first of the next. */
export const listTargetsOfMonth = (
  db: Database,
  lenderId: number,
  { from, before }: { from: string; before: string },
): Promise<FileTargetRow[]> =>
  db.rows(
    targets(sql`l.lender_id = ${lenderId} and l.status not in ('QUEUED', 'SEND_FAILED')
      and l.created_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'
      and l.created_at < ${before}::date::timestamp at time zone 'Asia/Kolkata'`),
  )

/** The applications of customers, with one lender or with any. */
export const listIdsOfCustomers = (
  db: Database,
  userIds: readonly string[],
  lenderId: number | null,
): Promise<{ user_id: string; lender_application_id: number }[]> =>
  db.rows(sql`select a.user_id, l.lender_application_id from lender_application l join application a using (app_id)
    where a.user_id = any(${userIds}::uuid[]) and (${lenderId}::integer is null or l.lender_id = ${lenderId}::integer)
    order by l.lender_application_id`)

/** Of these applications, the newest event that was taken and still counts: neither taken back nor a correction. */
export const listNewestEvents = (
  db: Database,
  ids: readonly number[],
): Promise<{ lender_application_id: number; event_id: number }[]> =>
  db.rows(sql`select lender_application_id, max(event_id) as event_id from lender_application_event
    where lender_application_id = any(${ids}::bigint[]) and accepted = 1 and taken_back = 0 and corrects_event_id is null
    group by lender_application_id`)

/** What people call each lender application by, to be joined by `lender_application_id`. */
export const numberedApplications = sql`(select lender_application_id, application_number from lender_application)`

/** The numbers that people call lender applications by. */
export const listApplicationNumbers = async (
  db: Database,
  ids: readonly number[],
): Promise<Map<number, string>> => {
  const rows = await db.rows<{ lender_application_id: number; application_number: string }>(
    sql`select lender_application_id, application_number from lender_application where lender_application_id = any(${ids}::bigint[])`,
  )
  return new Map(rows.map((row) => [row.lender_application_id, row.application_number]))
}

/** The lender application of a number, and with which lenders its application is; null where there is none. */
export const findNumbered = async (
  db: Database,
  applicationNumber: string,
): Promise<{
  lender_application_id: number
  lenders: { lender_application_id: number; lender_id: number }[]
} | null> => {
  const rows = await db.rows<{ lender_application_id: number; lender_id: number; is_asked: boolean }>(sql`
    select l.lender_application_id, l.lender_id, l.application_number = ${applicationNumber} as is_asked
      from lender_application n join lender_application l using (app_id) where n.application_number = ${applicationNumber}
      order by l.lender_application_id`)
  const asked = rows.find(({ is_asked }) => is_asked)
  return asked === undefined ? null : { lender_application_id: asked.lender_application_id, lenders: rows }
}

export const listLenderStandings = (
  db: Database,
  ids: readonly number[],
): Promise<{ lender_application_id: number; status: LenderStatus }[]> =>
  db.rows(sql`select lender_application_id, status from lender_application
    where lender_application_id = any(${numberList(ids)}::bigint[])`)

/** The amount applied for, in whole rupees; null where there is no such application. */
export const findLenderAmount = async (db: Database, id: number): Promise<number | null> =>
  (
    await db.row<{ amount: number }>(
      sql`select amount from lender_application where lender_application_id = ${id}`,
    )
  )?.amount ?? null
