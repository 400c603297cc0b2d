import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Where a customer stands with a loan, as a statement answers it. */
export interface ProductState {
  product_type: LoanProduct
  /** ISO 8601; null where something that the loan needs is missing. */
  completed_at: string | null
  editing: 0 | 1
  update_required: 0 | 1
}

/**
 * Where the customer stands with each loan, the one whose details were saved last first, as one JSON list of `ProductState` for a
 * statement that has the customer's id at hand: `userId` is SQL.
 */
export const productStatesOf = (userId: Sql): Sql =>
  sql`(select coalesce(json_agg(json_build_object('product_type', p.product_type, 'completed_at', p.completed_at,
                  'editing', p.editing, 'update_required', p.update_required)
                order by p.detail_at desc nulls last, p.editing desc, p.product_type), '[]')
        from customer_product p where p.user_id = ${userId})`

/** The loans whose details are complete, as an array for a statement that has the customer's id at hand. */
export const completedLoansOf = (userId: Sql): Sql =>
  sql`array(select p.product_type from customer_product p where p.user_id = ${userId} and p.completed_at is not null)`

/** What a save of the details of a loan says of it; `editing` undefined leaves that as it is. */
export interface SavedDetails {
  product: LoanProduct
  editing: 0 | 1 | undefined
  /** The customer pressed on with all that the loan needs. */
  completed: boolean
}

export const noteSavedDetails = (
  db: Database,
  userId: string,
  { product, editing, completed }: SavedDetails,
  now: Date,
): Promise<number> => {
  const completedAt = completed ? now : null
  return db.run(sql`insert into customer_product as p (user_id, product_type, completed_at, editing, detail_at)
    values (${userId}, ${product}, ${completedAt}, ${editing ?? 0}, ${now})
    on conflict (user_id, product_type) do update set
      completed_at = coalesce(excluded.completed_at, p.completed_at),
      editing = coalesce(${editing ?? null}::smallint, p.editing),
      update_required = case when excluded.completed_at is null then p.update_required else 0 end,
      detail_at = excluded.detail_at`)
}

/** Takes back that the details of loans are complete. */
export const takeBackCompleted = (
  db: Database,
  userId: string,
  products: readonly LoanProduct[],
): Promise<number> =>
  db.run(sql`update customer_product set completed_at = null
    where user_id = ${userId} and product_type = any(${products}::text[])`)

/** The loan whose details a customer saved last, and when. */
export interface LastDetails {
  product: LoanProduct
  at: Date
}

export const findLastDetails = (db: Database, userId: string): Promise<LastDetails | null> =>
  db.row(sql`select product_type as product, detail_at as at from customer_product
    where user_id = ${userId} and detail_at is not null order by detail_at desc, product_type limit 1`)

export const forgetProductStates = (db: Database, userId: string): Promise<number> =>
  db.run(sql`delete from customer_product where user_id = ${userId}`)
