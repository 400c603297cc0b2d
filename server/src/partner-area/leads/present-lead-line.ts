import type { PartnerLeadLine } from '@marketplace/contract/partner-area/partner-leads'
import type { LeadProgress } from '../../loans/applications/published.ts'
import { isMoneyEvent } from '../../loans/applications/lender-status-table.ts'
import type { OwnLead } from '../../partners/accounts/published.ts'
import { leadStage } from '../home/lead-stage.ts'

/** A lead with what became of it, as staff read it. */
export const presentLeadLine = (lead: OwnLead, progress: readonly LeadProgress[]): PartnerLeadLine => {
  const statuses = progress.map(({ status }) => status)
  return {
    lead_id: lead.lead_id,
    user_id: lead.user_id,
    masked_contact: lead.masked_contact,
    product_type: lead.product_type,
    stage: leadStage(statuses),
    needs_papers: statuses.includes('DOCS_PENDING') ? 1 : 0,
    lenders: progress.length,
    disbursed_amount: progress.reduce(
      (sum, { status, disbursed_amount }) => sum + (isMoneyEvent(status) ? (disbursed_amount ?? 0) : 0),
      0,
    ),
    since: lead.created_at.toISOString(),
    locked_until: lead.locked_until.toISOString(),
  }
}
