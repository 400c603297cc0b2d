import type { listLenderAvailability } from '@marketplace/contract/market/lender-availability'
import type { Answer, Query } from '@marketplace/contract/platform/call'
import { listOpenApplications } from '../../loans/applications/published.ts'
import { countShownLenders } from '../../loans/offers/published.ts'
import type { Services } from '../../market/services.ts'
import { listOffRows } from '../../market/lender-availability/published.ts'

const byName = new Intl.Collator('en-IN', { numeric: true })

/** The matrix of one product, a page of lenders at a time. */
export const listAvailability = async (
  { db, brands, lenders, now: clock }: Services,
  { product_type, q = '', page, page_size }: Query<typeof listLenderAvailability>,
): Promise<Answer<typeof listLenderAvailability>> => {
  const now = clock()
  const sought = q.trim().toLowerCase()
  const found = lenders()
    .listOf(product_type)
    .filter(({ name, legal_name }) => `${name} ${legal_name}`.toLowerCase().includes(sought))
    .sort((a, b) => byName.compare(a.name, b.name))
  const shown = found.slice((page - 1) * page_size, page * page_size)

  const [rows, open] = await Promise.all([
    listOffRows(db, product_type, now),
    listOpenApplications(db, [product_type]),
  ])
  const offNow = rows.filter(({ off_from }) => off_from <= now)
  const counts = Map.groupBy(await countShownLenders(db, open, offNow), ({ lender_id }) => lender_id)
  const offOf = Map.groupBy(rows, ({ lender_id }) => lender_id)

  return {
    success: true,
    data: {
      brands: brands()
        .brands.filter(({ product_types }) => product_types.includes(product_type))
        .map(({ brand: { brand_id, slug, name } }) => ({ brand_id, slug, name })),
      lenders: shown.map(({ lender_id, name, legal_name, lender_status }) => {
        const people = lender_status === 1 ? (counts.get(lender_id) ?? []) : []
        return {
          lender_id,
          name,
          legal_name,
          lender_status,
          off: (offOf.get(lender_id) ?? []).map((row) => ({
            brand_id: row.brand_id,
            reason: row.reason,
            off_from: row.off_from.toISOString(),
            off_until: row.off_until?.toISOString() ?? null,
            is_off: row.off_from <= now ? 1 : 0,
            switched_by: row.switched_by,
            switched_at: row.switched_at.toISOString(),
          })),
          people: people.find(({ brand_id }) => brand_id === null)?.people ?? 0,
          people_by_brand: people.flatMap(({ brand_id, people: count }) =>
            brand_id === null ? [] : [{ brand_id, people: count }],
          ),
        }
      }),
    },
    page,
    page_size,
    total: found.length,
  }
}
