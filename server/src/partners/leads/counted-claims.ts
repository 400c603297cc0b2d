import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { listStandings } from '../accounts/partner-leads.queries.ts'
import { listProvedClaims } from '../claims/lead-claims.queries.ts'

/** Claims that the customer proved, of partners that are active now. */
export const listCountedClaims = async (
  office: Database,
  userId: string,
  product: ProductType,
  since: Date,
) => {
  const claims = await listProvedClaims(office, userId, product, since)
  if (claims.length === 0) return []
  const ids = claims.map(({ partner_id }) => partner_id)
  const active = new Set(
    (await listStandings(office, ids)).flatMap(({ partner_id, is_active }) =>
      is_active === 1 ? partner_id : [],
    ),
  )
  return claims.filter(({ partner_id }) => active.has(partner_id))
}
