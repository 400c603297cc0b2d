import {
  type ApiLead,
  claimPartnerLead,
  getApiMoney,
  listApiLeads,
} from '@marketplace/contract/partner-area/partner-api'
import type { PartnerReportMonth } from '@marketplace/contract/money/partner-statements-own'
import { listLeadProgress } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import { countLeads, listLeadsOf } from '../../partners/accounts/published.ts'
import { makeClaim } from '../../partners/claims/make-claim.ts'
import { listClaimsOfLeads } from '../../partners/claims/published.ts'
import { asPartner } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { presentLeadLine } from '../leads/present-lead-line.ts'
import { gatherReport } from '../report/gather-report.ts'

const withoutLenders = (month: PartnerReportMonth) => {
  const { lenders: _, ...figures } = month
  return figures
}

/** What partners' own systems ask, each with a key of its own. Whose rows they are is decided under row level security. */
export const partnerApiRoutes = (serve: Serve, services: Services): void => {
  const { db } = services

  serve(claimPartnerLead, async ({ actor, body: { mobile_phone_number, product_type, reference } }) => {
    const asked = { mobile: mobile_phone_number, product_type, reference: reference ?? null }
    const claim = await makeClaim(services, actor, asked)
    return succeed({
      claim_id: claim.claim_id,
      product_type: claim.product_type,
      reference: claim.reference,
      claimed_at: claim.claimed_at.toISOString(),
      ends_at: claim.ends_at.toISOString(),
    })
  })

  serve(listApiLeads, async ({ actor: { partner_id }, query }) => {
    const own = await asPartner(db, partner_id, async (tx) => {
      const leads = await listLeadsOf(tx, partner_id, pageBounds(query))
      const claims = await listClaimsOfLeads(
        tx,
        leads.map(({ lead_id }) => lead_id),
      )
      return { leads, claims, total: await countLeads(tx, partner_id) }
    })
    const progress = own.leads.length === 0 ? [] : await listLeadProgress(db, own.leads)
    const byLead = Map.groupBy(progress, ({ lead_id }) => lead_id)
    const claimOf = new Map(own.claims.map((claim) => [claim.lead_id, claim]))
    const data = own.leads.map((lead): ApiLead => {
      const { user_id: _, ...line } = presentLeadLine(lead, byLead.get(lead.lead_id) ?? [])
      const claim = claimOf.get(lead.lead_id)
      return { ...line, claim_id: claim?.claim_id ?? null, reference: claim?.reference ?? null }
    })
    return { success: true, data, total: own.total }
  })

  serve(getApiMoney, async ({ actor: { partner_id }, query }) => {
    const { months, ...report } = await gatherReport(services, partner_id, query)
    return succeed({ ...report, months: months.map(withoutLenders) })
  })
}
