import { lenderStatuses } from '@marketplace/contract/loans/applications'
import {
  leadStages,
  type PartnerHome,
  type PartnerLead,
} from '@marketplace/contract/partner-area/partner-home'
import type { LeadProgress } from '../../loans/applications/published.ts'
import { hasEnded, isMoneyEvent } from '../../loans/applications/lender-status-table.ts'
import type { PartnerTrancheRow } from '../../loans/disbursals/published.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { leadStage } from './lead-stage.ts'
import { monthBefore, monthOfPartner } from './month-of-partner.ts'
import type { OwnShareRow } from '../../money/ledger/published.ts'
import type { OwnLead } from '../../partners/accounts/published.ts'
import { termsOn, type AgreedTerms } from '../../partners/accounts/terms-on.ts'

const NEWEST = 20

export interface PartnerFigures {
  /** The newest first. */
  leads: readonly OwnLead[]
  progress: readonly LeadProgress[]
  /** What the customers of the leads were paid this month and last. */
  tranches: readonly PartnerTrancheRow[]
  undecided: number
  terms: readonly AgreedTerms[]
  /** What the ledger holds for the partner, by month. */
  shares: readonly OwnShareRow[]
}

/** The numbers of a partner's home, from its own leads and what became of them. */
export const presentPartnerHome = (
  { leads, progress, tranches, undecided, terms, shares }: PartnerFigures,
  now: Date,
): PartnerHome => {
  const today = dayInIndia(now)
  const month = today.slice(0, 7)
  const last = monthBefore(month)
  const bookedFor = (of: string): OwnShareRow | null => shares.find((one) => one.month === of) ?? null
  const byLead = Map.groupBy(progress, ({ lead_id }) => lead_id)
  const told = leads.map((lead): PartnerLead => {
    const statuses = (byLead.get(lead.lead_id) ?? []).map(({ status }) => status)
    return {
      lead_id: lead.lead_id,
      masked_contact: lead.masked_contact,
      product_type: lead.product_type,
      stage: leadStage(statuses),
      needs_papers: statuses.includes('DOCS_PENDING') ? 1 : 0,
      since: lead.created_at.toISOString(),
      locked_until: lead.locked_until.toISOString(),
    }
  })
  const leadDays = leads.map(({ created_at }) => dayInIndia(created_at))
  const inForce = termsOn(terms, today)
  const countOf = <T>(values: readonly T[], value: T): number => values.filter((one) => one === value).length
  const stages = told.map(({ stage }) => stage)
  const statuses = progress.map(({ status }) => status)
  return {
    as_of: now.toISOString(),
    this_month: monthOfPartner(month, leadDays, tranches, terms, bookedFor(month)),
    last_month: monthOfPartner(last, leadDays, tranches, terms, bookedFor(last)),
    waiting_for_lenders: statuses.filter((status) => !hasEnded(status) && !isMoneyEvent(status)).length,
    undecided,
    leads: leads.length,
    need_papers: told.filter(({ needs_papers }) => needs_papers === 1).length,
    leads_by_stage: leadStages.map((stage) => ({ stage, count: countOf(stages, stage) })),
    applications_by_status: lenderStatuses
      .map((status) => ({ status, count: countOf(statuses, status) }))
      .filter(({ count }) => count > 0),
    terms:
      inForce === null
        ? null
        : {
            revenue_percent: inForce.revenue_percent,
            revenue_flat_fee: inForce.revenue_flat_fee,
            valid_from: inForce.valid_from,
          },
    newest_leads: told.slice(0, NEWEST),
  }
}
