import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UrlSegment } from '../../reference/url-segments/url-segments.queries.ts'

/** A campaign link unless `facts` say otherwise. */
export const buildUrlSegment = async (
  db: Database,
  facts: Partial<UrlSegment> & { segment: string },
): Promise<UrlSegment> => {
  const segment: UrlSegment = { kind: 'campaign', lender_slug: null, product_type: null, ...facts }
  await db.run(
    sql`insert into url_segment (segment, kind, lender_slug) values (${segment.segment}, ${segment.kind}, ${segment.lender_slug})`,
  )
  return segment
}
