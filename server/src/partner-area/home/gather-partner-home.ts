import type { PartnerHome } from '@marketplace/contract/partner-area/partner-home'
import { listLeadProgress } from '../../loans/applications/published.ts'
import { listTranchesOfPartner } from '../../loans/disbursals/published.ts'
import { listOwnShares } from '../../money/ledger/published.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import type { Services } from '../../market/services.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { countOwnUndecided, listOwnLeads, listTerms } from '../../partners/accounts/published.ts'
import { monthBefore } from './month-of-partner.ts'
import { presentPartnerHome } from './present-partner-home.ts'

/**
 * A partner's home. Which leads are its own is decided under row level security; what became of them is asked for those leads
 * alone, so that no partner's transaction ever reads the applications themselves.
 */
export const gatherPartnerHome = async (
  { db, now }: Services,
  { partner_id }: Pick<SignedInPartner, 'partner_id'>,
): Promise<PartnerHome> => {
  const at = now()
  const lastMonth = monthBefore(dayInIndia(at).slice(0, 7))
  const own = await asPartner(db, partner_id, async (tx) => ({
    leads: await listOwnLeads(tx),
    undecided: await countOwnUndecided(tx),
    terms: await listTerms(tx, partner_id),
    shares: await listOwnShares(tx, `${lastMonth}-01`),
  }))
  const progress = own.leads.length === 0 ? [] : await listLeadProgress(db, own.leads)
  const tranches = await asOffice(db, (tx) => listTranchesOfPartner(tx, partner_id, `${lastMonth}-01`))
  return presentPartnerHome({ ...own, progress, tranches }, at)
}
