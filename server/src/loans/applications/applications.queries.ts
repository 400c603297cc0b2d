import type { ApplicationStatus } from '@marketplace/contract/loans/applications'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'
import { fixedSources } from '../../reference/traffic-sources/source-of.ts'

export interface ApplicationRow {
  app_id: string
  user_id: string
  brand_id: number | null
  product_type: ProductType
  status: ApplicationStatus
  amount: number | null
  tenure_months: number | null
  created_at: Date
}

const columns = sql`app_id, user_id, brand_id, product_type, status, amount, tenure_months, created_at`

/** The customer's own application; another's is absent. */
export const findOwnApplication = (
  db: Database,
  appId: string,
  userId: string,
): Promise<ApplicationRow | null> =>
  db.row(
    prepared(
      'find-own-application',
      sql`select ${columns} from application where app_id = ${appId} and user_id = ${userId}`,
    ),
  )

/** The same, locked until the transaction ends. */
export const lockOwnApplication = (
  db: Database,
  appId: string,
  userId: string,
): Promise<ApplicationRow | null> =>
  db.row(sql`select ${columns} from application where app_id = ${appId} and user_id = ${userId} for update`)

/** The application whosever it is, for jobs and lenders. */
export const findApplication = (db: Database, appId: string): Promise<ApplicationRow | null> =>
  db.row(sql`select ${columns} from application where app_id = ${appId}`)

/** Whose application it is, for jobs. */
export const findApplicationOwner = async (db: Database, appId: string): Promise<string | null> => {
  const row = await db.row<{ user_id: string }>(sql`select user_id from application where app_id = ${appId}`)
  return row?.user_id ?? null
}

/** The open application of a customer and product, locked until the transaction ends. */
export const lockOpenApplication = (
  db: Database,
  userId: string,
  product: ProductType,
): Promise<ApplicationRow | null> =>
  db.row(sql`select ${columns} from application
    where user_id = ${userId} and product_type = ${product} and status <> 'CLOSED' for update`)

export interface OpenApplication {
  app_id: string
  user_id: string
  brand_id: number | null
  product_type: ProductType
}

/** Every open application of these products. */
export const listOpenApplications = (
  db: Database,
  productTypes: readonly ProductType[],
): Promise<OpenApplication[]> =>
  db.rows(sql`select app_id, user_id, brand_id, product_type from application
    where status <> 'CLOSED' and product_type = any(${productTypes}::text[])`)

export interface NewApplication {
  app_id: string
  user_id: string
  brand_id: number
  product_type: ProductType
  amount: number | null
  tenure_months: number | null
  /** What reports slice it by (docs/decisions/091). */
  device: number | null
  source_id: number | null
  start_day: string | null
  now: Date
}

/** @returns 0 where the customer has an open one of this product already. */
export const addApplication = (db: Database, application: NewApplication): Promise<number> =>
  db.run(sql`insert into application (app_id, user_id, brand_id, product_type, amount, tenure_months, device, source_id, start_day,
      created_at, updated_at)
    values (${application.app_id}, ${application.user_id}, ${application.brand_id}, ${application.product_type},
      ${application.amount}, ${application.tenure_months}, ${application.device}, ${application.source_id}, ${application.start_day},
      ${application.now}, ${application.now})
    on conflict (user_id, product_type) where status <> 'CLOSED' do nothing`)

/** Whether a customer has begun an application since. */
export const hasApplicationSince = async (db: Database, userId: string, since: Date): Promise<boolean> => {
  const row = await db.row<{ has: boolean }>(
    sql`select exists (select from application where user_id = ${userId} and created_at >= ${since}) as has`,
  )
  return row?.has === true
}

export const setApplicationPartner = (db: Database, appId: string, partnerId: number): Promise<number> =>
  db.run(sql`update application set partner_id = ${partnerId} where app_id = ${appId}`)

/** An amount of null is left to what the product makes of the details. */
export const setApplicationAsk = (
  db: Database,
  appId: string,
  { amount, tenure_months }: Pick<ApplicationRow, 'amount' | 'tenure_months'>,
  now: Date,
): Promise<number> =>
  db.run(sql`update application set amount = ${amount}, tenure_months = ${tenure_months}, updated_at = ${now}
    where app_id = ${appId}`)

/** Changes the status where it is still `from`: of two at once, one counts. */
export const setApplicationStatus = (
  db: Database,
  appId: string,
  from: ApplicationStatus,
  to: ApplicationStatus,
  now: Date,
): Promise<number> =>
  db.run(
    sql`update application set status = ${to}, updated_at = ${now} where app_id = ${appId} and status = ${from}`,
  )

/** Closes every open application of a customer. */
export const closeApplicationsOf = (db: Database, userId: string, now: Date): Promise<number> =>
  db.run(
    sql`update application set status = 'CLOSED', updated_at = ${now} where user_id = ${userId} and status <> 'CLOSED'`,
  )

/** Forgets where a deleted customer came from and on what. */
export const forgetOrigins = (db: Database, userId: string): Promise<number> =>
  db.run(sql`update application set source_id = ${fixedSources.erased}, device = null
    where user_id = ${userId} and (source_id is distinct from ${fixedSources.erased} or device is not null)`)
