import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { asOffice } from '../scope/as-partner.ts'
import { ARRIVAL_DAYS, leadOwner } from './lead-owner.ts'
import { addLead, findLeadAt, listArrivals } from '../accounts/partner-leads.queries.ts'
import { tellCreated, tellDuplicate } from './tell-of-leads.ts'

const DAY_MS = 86_400_000

/**
 * A customer has chosen a product: whose lead that makes them, if anybody's. The first partner keeps it for `lockDays`; what is
 * begun after that is the lead of whoever brought them anew (domain.md 3.5). The partner is told that it has a lead, or that the
 * customer it brought is somebody else's. @returns whose lead they are then; null for nobody's
 */
export const claimLead = (
  tx: Database,
  { user_id, product_type }: { user_id: string; product_type: ProductType },
  lockDays: number,
  now: Date,
): Promise<number | null> =>
  asOffice(tx, async (office) => {
    const since = new Date(now.getTime() - ARRIVAL_DAYS * DAY_MS)
    const owner = leadOwner(await listArrivals(office, user_id, since), now)
    if (owner === null) return (await findLeadAt(office, user_id, product_type, now))?.partner_id ?? null
    const { partner_id, masked_contact } = owner
    const locked_until = new Date(now.getTime() + lockDays * DAY_MS)
    const lead_id = await addLead(office, {
      partner_id,
      user_id,
      product_type,
      masked_contact,
      now,
      locked_until,
    })
    const of = { partner_id, at: now, claim_id: null, reference: null }
    if (lead_id !== null) {
      await tellCreated(office, { ...of, lead_id, product_type, locked_until })
      return partner_id
    }
    const held = await findLeadAt(office, user_id, product_type, now)
    if (held !== null && held.partner_id !== partner_id)
      await tellDuplicate(office, {
        ...of,
        lead_id: held.lead_id,
        product_type,
        locked_until: held.locked_until,
      })
    return held?.partner_id ?? null
  })
