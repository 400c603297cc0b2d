import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** One lender, brand and product that is off. */
export interface LenderOff {
  lender_id: number
  brand_id: number
  product_type: ProductType
}

/** A switch as it is stored: off from one moment, and to another where there is one. */
export interface OffRow extends LenderOff {
  reason: string
  off_from: Date
  off_until: Date | null
  switched_by: string
  switched_at: Date
}

const columns = sql`lender_id, brand_id, product_type, reason, off_from, off_until, switched_by, switched_at`

/** What is off at `now`. */
export const listLendersOff = (db: Database, now: Date): Promise<LenderOff[]> =>
  db.rows(sql`select lender_id, brand_id, product_type from lender_brand_off
    where off_from <= ${now} and (off_until is null or off_until > ${now})`)

/** When the next switch that is set to a time comes after `now`. */
export const findNextSwitch = async (db: Database, now: Date): Promise<Date | null> => {
  const row = await db.row<{ at: Date | null }>(sql`select min(at) as at from (
      select off_from as at from lender_brand_off where off_from > ${now}
      union all select off_until from lender_brand_off where off_until > ${now}) later`)
  return row?.at ?? null
}

/** What is off at `now` or will be, for a product. */
export const listOffRows = (db: Database, productType: ProductType, now: Date): Promise<OffRow[]> =>
  db.rows(sql`select ${columns} from lender_brand_off
    where product_type = ${productType} and (off_until is null or off_until > ${now})
    order by lender_id, brand_id`)

/** The same for one lender and any product, locked until the transaction ends. */
export const lockOffRows = (tx: Database, lenderId: number, now: Date): Promise<OffRow[]> =>
  tx.rows(sql`select ${columns} from lender_brand_off
    where lender_id = ${lenderId} and (off_until is null or off_until > ${now})
    order by brand_id, product_type for update`)

/** Writes the switches in one statement: the lenders in memory are told once. A pair that is off already takes the new one. */
export const switchOff = async (tx: Database, rows: readonly OffRow[]): Promise<void> => {
  await tx.run(sql`insert into lender_brand_off (${columns})
    select ${columns} from jsonb_populate_recordset(null::lender_brand_off, ${JSON.stringify(rows)}::jsonb)
    on conflict (lender_id, brand_id, product_type) do update set reason = excluded.reason, off_from = excluded.off_from,
      off_until = excluded.off_until, switched_by = excluded.switched_by, switched_at = excluded.switched_at`)
}

export const switchOn = async (tx: Database, pairs: readonly LenderOff[]): Promise<void> => {
  await tx.run(sql`delete from lender_brand_off o
    using jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) given (lender_id integer, brand_id integer, product_type text)
    where (o.lender_id, o.brand_id, o.product_type) = (given.lender_id, given.brand_id, given.product_type)`)
}
