import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

/** A known first path segment: campaign, partner or lender link. */
export interface UrlSegment {
  segment: string
  kind: 'campaign' | 'partner' | 'lender'
  /** Set where the link belongs to one lender. */
  lender_slug: string | null
  /** Set where the link leads to one product. */
  product_type: ProductType | null
}

/** The segment as it is known, or null: an unknown one is the not-found screen, and is dropped at a start (decisions: /:urlSegment). */
export const findSegment = (db: Database, segment: string): Promise<UrlSegment | null> =>
  db.row(
    prepared(
      'find-segment',
      sql`select segment, kind, lender_slug, product_type from url_segment where segment = ${segment}`,
    ),
  )

/** Makes a segment a partner's. @returns 0 where it is known already, whatever for. */
export const addPartnerSegment = (
  db: Database,
  segment: string,
  product: ProductType | null = null,
): Promise<number> =>
  db.run(sql`insert into url_segment (segment, kind, product_type) values (${segment}, 'partner', ${product})
    on conflict do nothing`)
