import { listPartnerLeads } from '@marketplace/contract/partner-area/partner-leads'
import { listLeadProgress } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { countLeads, findPartner, listLeadsOf } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { presentLeadLine } from './present-lead-line.ts'

export const partnerLeadsRoutes = (serve: Serve, { db, now }: Services): void => {
  serve(listPartnerLeads, async ({ params: { id }, query }) => {
    const { leads, total } = await asOffice(db, async (tx) => {
      if ((await findPartner(tx, id, dayInIndia(now()))) === null) throw new Problem('not_found')
      return { leads: await listLeadsOf(tx, id, pageBounds(query)), total: await countLeads(tx, id) }
    })
    const progress = leads.length === 0 ? [] : await listLeadProgress(db, leads)
    const byLead = Map.groupBy(progress, ({ lead_id }) => lead_id)
    return {
      success: true,
      data: leads.map((lead) => presentLeadLine(lead, byLead.get(lead.lead_id) ?? [])),
      total,
    }
  })
}
