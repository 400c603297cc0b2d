import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

/** The numbers that reports keep products by. */
export const listProductNumbers = (db: Database): Promise<{ product: number; product_type: string }[]> =>
  db.rows(
    prepared('list-product-numbers', sql`select product, product_type from product_number order by product`),
  )
