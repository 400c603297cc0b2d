import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { numbers, sql } from '../../platform/db/sql.ts'

/** An application with a lender whose customer is a partner's lead. */
export interface PartnersApplication {
  lender_application_id: number
  application_number: string
  lender_id: number
  product_type: ProductType
  partner_id: number
}

/** Whose leads these applications are; one that is nobody's is left out. */
export const listPartnersOfApplications = (
  db: Database,
  ids: readonly number[],
): Promise<PartnersApplication[]> =>
  db.rows(sql`select lender_application_id, application_number, lender_id, product_type, partner_id from application_of_partner
    where lender_application_id = any(${numbers(ids)}::bigint[])`)
