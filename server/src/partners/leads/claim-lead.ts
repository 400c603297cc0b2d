import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { asOffice } from '../scope/as-partner.ts'
import { ARRIVAL_DAYS, leadOwner } from './lead-owner.ts'
import { addLead, findLeadAt, listArrivals } from '../accounts/partner-leads.queries.ts'
import { setClaimLead } from '../claims/lead-claims.queries.ts'
import { listCountedClaims } from './counted-claims.ts'
import { touchesOfLead } from './lead-touches.ts'
import { notifyOfCreated, notifyOfDuplicate } from './notify-of-leads.ts'

const DAY_MS = 86_400_000

/** A partner whose customer is somebody else's. */
interface NewsOfOther {
  partner_id: number
  claim_id: string | null
  reference: string | null
}

/**
 * A customer has chosen a product: whose lead that makes them, if anybody's. The first partner keeps it for `lockDays`; what is
 * begun after that is the lead of whoever brought them anew (domain.md 3.5, docs/decisions/096). The partner is told that it has a lead;
 * one that brought or claimed a customer who is somebody else's is told that. @returns whose lead they are then; null for nobody's
 */
export const claimLead = (
  tx: Database,
  { user_id, product_type }: { user_id: string; product_type: ProductType },
  lockDays: number,
  now: Date,
): Promise<number | null> =>
  asOffice(tx, async (office) => {
    const since = new Date(now.getTime() - ARRIVAL_DAYS * DAY_MS)
    const claims = await listCountedClaims(office, user_id, product_type, since)
    const arrivals = await listArrivals(office, user_id, since)
    const owner = leadOwner(arrivals, claims, now)
    if (owner === null) return (await findLeadAt(office, user_id, product_type, now))?.partner_id ?? null
    const { partner_id, masked_contact, claim } = owner
    const made = await addLead(office, {
      partner_id,
      user_id,
      product_type,
      masked_contact,
      now,
      locked_until: new Date(now.getTime() + lockDays * DAY_MS),
      ...touchesOfLead(arrivals, partner_id),
    })
    const lead = await findLeadAt(office, user_id, product_type, now)
    if (lead === null) throw new Error('no lead was stored')
    const { lead_id, locked_until } = lead
    const of = { lead_id, product_type, locked_until, at: now }
    if (made !== null) {
      if (claim !== null) await setClaimLead(office, claim.claim_id, lead_id)
      const reference = claim?.reference ?? null
      await notifyOfCreated(office, { ...of, partner_id, claim_id: claim?.claim_id ?? null, reference })
    }
    const others: NewsOfOther[] = [
      ...claims,
      ...(made === null && claim === null ? [{ partner_id, claim_id: null, reference: null }] : []),
    ].filter((one) => one.partner_id !== lead.partner_id)
    for (const other of others)
      await notifyOfDuplicate(office, {
        ...of,
        partner_id: other.partner_id,
        claim_id: other.claim_id,
        reference: other.reference,
      })
    return lead.partner_id
  })
