import type { GateNeed } from '@marketplace/contract/partner-area/partner-links'
import type { ProductType } from '@marketplace/contract/reference/products'
import { listActivePartners } from '../accounts/published.ts'
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
  const active = new Map((await listActivePartners(office)).map(({ partner_id, name }) => [partner_id, name]))
  const pairs = (await listLinkedProducts(office, dayInIndia(services.now()))).filter(({ partner_id }) =>
    active.has(partner_id),
  )
  const gateOf = await readGates(
    services,
    office,
    pairs.map(({ partner_id }) => partner_id),
  )
  return pairs.flatMap(({ partner_id, product_type, since }) => {
    const { live, missing } = gateOf(partner_id, product_type)
    const partner_name = active.get(partner_id) ?? ''
    return live === 1 ? [] : [{ partner_id, partner_name, product_type, missing, since }]
  })
}
