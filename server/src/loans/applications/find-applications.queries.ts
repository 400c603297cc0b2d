import { isApplicationNumber } from '@marketplace/contract/loans/application-number'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
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

/** Of these customers, those who have applied to a lender. */
export const listAppliedAmong = async (db: Database, userIds: readonly string[]): Promise<string[]> => {
  const rows = await db.rows<{ user_id: string }>(sql`select distinct user_id from application
    where user_id = any(${userIds}::uuid[])
      and exists (select from lender_application l where l.app_id = application.app_id)`)
  return rows.map(({ user_id }) => user_id)
}
