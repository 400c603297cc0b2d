import type { TraceEvent } from '@marketplace/contract/partner-area/partner-trace'
import type { LeadMilestone } from '../../loans/applications/published.ts'
import type { TracedArrival, TracedLead } from '../../partners/accounts/published.ts'
import type { FoundClick } from '../../partners/links/published.ts'

export interface CaseFacts {
  /** Who asks; null for staff, who see names. */
  viewer: number | null
  arrivals: readonly TracedArrival[]
  /** Of one product. */
  leads: readonly TracedLead[]
  milestones: readonly LeadMilestone[]
  clicks: readonly FoundClick[]
  linkOf: (linkId: number) => { partner_id: number; name: string } | null
  partnerName: (partnerId: number) => string
  lenderName: (lenderId: number) => string
  now: Date
}

const nothing = {
  name: null,
  link: null,
  verdict: null,
  seen: null,
  is_qr: null,
  amount: null,
  until: null,
} as const

/** What happened to one customer and product, in the order of time, as far as whoever asks may know it. */
export const eventsOfCase = ({ viewer, ...facts }: CaseFacts): TraceEvent[] => {
  const who = (partnerId: number): Pick<TraceEvent, 'by' | 'name'> =>
    viewer === null
      ? { by: 'partner', name: facts.partnerName(partnerId) }
      : { by: partnerId === viewer ? 'you' : 'another', name: null }
  const linkName = (linkId: number | null): string | null => {
    const link = linkId === null ? null : facts.linkOf(linkId)
    return link !== null && (viewer === null || link.partner_id === viewer) ? link.name : null
  }
  const clicks = facts.clicks.map((click): TraceEvent => {
    const { at, link_id, verdict, seen_at, is_qr } = click
    return {
      ...nothing,
      at: at.toISOString(),
      kind: 'click',
      ...who(facts.linkOf(link_id)?.partner_id ?? 0),
      link: linkName(link_id),
      verdict,
      seen: seen_at === null ? 0 : 1,
      is_qr,
    }
  })
  const arrivals = facts.arrivals.map(({ arrived_at, partner_id, link_id }): TraceEvent => ({
    ...nothing,
    at: arrived_at.toISOString(),
    kind: 'arrival',
    ...who(partner_id),
    link: linkName(link_id),
  }))
  const leads = facts.leads.flatMap(({ created_at, partner_id, locked_until }): TraceEvent[] => [
    {
      ...nothing,
      at: created_at.toISOString(),
      kind: 'lead',
      ...who(partner_id),
      until: locked_until.toISOString(),
    },
    { ...nothing, at: locked_until.toISOString(), kind: 'lock_end', by: 'rule' },
  ])
  const begun = new Set<string>()
  const steps = facts.milestones.flatMap((step): TraceEvent[] => {
    const owner = facts.leads.find(({ lead_id }) => lead_id === step.lead_id)?.partner_id ?? null
    const mayKnow = viewer === null || owner === viewer
    const events: TraceEvent[] = []
    const at = step.begun_at.toISOString()
    if (!begun.has(at)) events.push({ ...nothing, at, kind: 'begun', by: 'customer' })
    begun.add(at)
    if (step.sent_at === null || step.lender_id === null) return events
    const name = mayKnow ? facts.lenderName(step.lender_id) : null
    events.push({ ...nothing, at: step.sent_at.toISOString(), kind: 'sent', by: 'customer', name })
    if (step.disbursal_date !== null && step.disbursed_amount !== null)
      events.push({
        ...nothing,
        at: `${step.disbursal_date}T12:00:00.000+05:30`,
        kind: 'disbursed',
        by: 'lender',
        name,
        amount: mayKnow ? step.disbursed_amount : null,
      })
    return events
  })
  return [...clicks, ...arrivals, ...leads, ...steps]
    .map((event) => ({ ...event, at: new Date(event.at).toISOString() }))
    .toSorted((one, other) => one.at.localeCompare(other.at))
}
