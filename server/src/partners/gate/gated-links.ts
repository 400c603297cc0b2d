import type { GateNeed } from '@marketplace/contract/partner-area/partner-links'
import type { ProductType } from '@marketplace/contract/reference/products'
import { listLinkedProducts } from '../links/published.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../platform/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { readGates } from './read-gates.ts'

export interface GatedLinks {
  partner_id: number
  partner_name: string
  /** Null for links to all products. */
  product_type: ProductType | null
  missing: readonly GateNeed[]
  /** When the first of these links was made. */
  since: Date
}

/** Of active partners what they have links for that are not live, one line for each partner and product, the oldest first. For the office. */
export const listGatedLinks = async (
  services: Pick<Services, 'vault' | 'now'>,
  office: Database,
): Promise<GatedLinks[]> => {
  const pairs = await listLinkedProducts(office, dayInIndia(services.now()))
  const gates = await readGates(
    services,
    office,
    pairs.map(({ partner_id }) => partner_id),
  )
  return pairs.flatMap(({ partner_id, product_type, since }) => {
    const partner = gates.partners.get(partner_id)
    if (partner?.status !== 'active') return []
    const { live, missing } = gates.of(partner_id, product_type)
    return live === 1 ? [] : [{ partner_id, partner_name: partner.name, product_type, missing, since }]
  })
}
