import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** How pages of a partner's path look (migration partner-funnel). */
export interface FunnelRow {
  co_brand_line: string | null
  product_order: string[]
  first_step: 'sign_in' | 'products'
  primary_colour: string | null
  version: number
}

/** Null where nothing was ever saved. */
export const findFunnel = (tx: Database, partnerId: number): Promise<FunnelRow | null> =>
  tx.row(sql`select co_brand_line, product_order, first_step, primary_colour, version from partner_funnel
    where partner_id = ${partnerId}`)

/** Saves what is to hold now, over the version that was seen; 0 for none. @returns 0 where another save came between. */
export const saveFunnelRow = (tx: Database, partnerId: number, row: FunnelRow, at: Date): Promise<number> =>
  row.version === 0
    ? tx.run(sql`insert into partner_funnel (partner_id, co_brand_line, product_order, first_step, primary_colour, version, updated_at)
        values (${partnerId}, ${row.co_brand_line}, ${row.product_order}, ${row.first_step}, ${row.primary_colour}, 1, ${at})
        on conflict do nothing`)
    : tx.run(sql`update partner_funnel set co_brand_line = ${row.co_brand_line}, product_order = ${row.product_order},
        first_step = ${row.first_step}, primary_colour = ${row.primary_colour}, version = version + 1, updated_at = ${at}
        where partner_id = ${partnerId} and version = ${row.version}`)
