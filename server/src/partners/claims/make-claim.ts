import { CLAIM_HOURS } from '@marketplace/contract/partner-area/partner-api'
import type { ProductType } from '@marketplace/contract/reference/products'
import { listCustomersByMobile } from '../../customers/profiles/published.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../platform/services.ts'
import { findLeadAt } from '../accounts/partner-leads.queries.ts'
import { uuidV7 } from '../events/uuid-v7.ts'
import { asOffice } from '../scope/as-partner.ts'
import { claimHash } from './claim-hash.ts'
import {
  addClaim,
  type ClaimRow,
  closeEndedClaims,
  findLiveClaim,
  lockClaims,
} from './lead-claims.queries.ts'

const HOUR_MS = 3_600_000

/**
 * A partner says that it will bring whoever has this number, for a product. Asked again while that runs it is the same claim, with the
 * same end. Nobody is written to, and whether another partner has claimed the number is not said.
 * @throws Problem lead_locked where the customer is somebody's lead for this product, with when that ends.
 */
export const makeClaim = (
  { db, vault, now: clock }: Pick<Services, 'db' | 'vault' | 'now'>,
  { partner_id, key_id }: { partner_id: number; key_id: number },
  {
    mobile,
    product_type,
    reference,
  }: { mobile: string; product_type: ProductType; reference: string | null },
): Promise<ClaimRow> =>
  asOffice(db, async (tx) => {
    const contact_hash = claimHash(vault, mobile, product_type)
    await lockClaims(tx, contact_hash)
    const now = clock()
    const running = await findLiveClaim(tx, partner_id, contact_hash, now)
    const [customer] = await listCustomersByMobile(tx, [mobile])
    const lead = customer === undefined ? null : await findLeadAt(tx, customer.user_id, product_type, now)
    if (lead !== null) throw new Problem('lead_locked', [], { locked_until: lead.locked_until.toISOString() })
    if (running !== null) return running
    await closeEndedClaims(tx, partner_id, contact_hash, now)
    const claim = {
      claim_id: uuidV7(now),
      partner_id,
      product_type,
      reference,
      claimed_at: now,
      ends_at: new Date(now.getTime() + CLAIM_HOURS * HOUR_MS),
    }
    await addClaim(tx, { ...claim, key_id, contact_hash })
    return claim
  })
