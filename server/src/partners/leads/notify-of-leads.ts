import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { recordPartnerEvent } from '../events/record-partner-event.ts'

interface NewsOfLead {
  /** Who is told. */
  partner_id: number
  /** The lead that there is: the partner's own, or the one that came first. */
  lead_id: number
  product_type: ProductType
  locked_until: Date
  /** Of a lead that was claimed by API. */
  claim_id: string | null
  reference: string | null
  at: Date
}

export const notifyOfCreated = (tx: Database, lead: NewsOfLead): Promise<void> => {
  const { partner_id, lead_id, product_type, claim_id, reference, at } = lead
  const locked_until = lead.locked_until.toISOString()
  const data = { lead_id, product_type, locked_until, claim_id, reference }
  return recordPartnerEvent(tx, {
    partner_id,
    type: 'lead.created',
    subject: `lead ${lead_id}`,
    data,
    at,
  })
}

/** Once for each lead of somebody else that a partner's customer is: whose it is stays unsaid. */
export const notifyOfDuplicate = (tx: Database, lead: NewsOfLead): Promise<void> => {
  const { partner_id, lead_id, product_type, claim_id, reference, at } = lead
  return recordPartnerEvent(tx, {
    partner_id,
    type: 'lead.duplicate',
    subject: product_type,
    fact: `lead ${lead_id}`,
    data: { product_type, locked_until: lead.locked_until.toISOString(), claim_id, reference },
    at,
  })
}
