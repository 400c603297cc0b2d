import type { PartnerHome } from '@marketplace/contract/partner-home'
import { listLeadProgress } from '../applications/lead-progress.queries.ts'
import type { SignedInPartner } from '../http/require-partner.ts'
import type { Services } from '../services.ts'
import { asPartner } from './as-partner.ts'
import { countOwnUndecided, listOwnLeads } from './partner-leads.queries.ts'
import { listTerms } from './partner-terms.queries.ts'
import { tellPartnerHome } from './tell-partner-home.ts'

/**
 * A partner's home. Which leads are its own is decided under row level security; what became of them is asked for those leads
 * alone, so that no partner's transaction ever reads the applications themselves.
 */
export const gatherPartnerHome = async (
  { db, now }: Services,
  { partner_id }: Pick<SignedInPartner, 'partner_id'>,
): Promise<PartnerHome> => {
  const own = await asPartner(db, partner_id, async (tx) => ({
    leads: await listOwnLeads(tx),
    undecided: await countOwnUndecided(tx),
    terms: await listTerms(tx, partner_id),
  }))
  const progress = own.leads.length === 0 ? [] : await listLeadProgress(db, own.leads)
  return tellPartnerHome({ ...own, progress }, now())
}
