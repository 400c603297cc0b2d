import type { TraceOutcome, TraceRule } from '@marketplace/contract/partner-area/partner-trace'
import {
  ARRIVAL_DAYS,
  leadOwner,
  type PartnerArrival,
  type ProvedClaim,
} from '../../partners/leads/lead-owner.ts'
import { whoseLead } from '../../partners/leads/whose-lead.ts'

const DAY_MS = 86_400_000

/** What is known of one customer and one product. */
export interface TraceFacts {
  /** Who asks; null for staff. */
  viewer: number | null
  /** Of partners that may be given a lead now. */
  arrivals: readonly PartnerArrival[]
  /** Claims by API that the customer proved, of such partners. */
  claims: readonly ProvedClaim[]
  /** The leads for the product, the oldest first. */
  leads: readonly { lead_id: number; partner_id: number; created_at: Date; locked_until: Date }[]
  /** Leads with an application that is not closed: it belongs to the lead under which it was begun. */
  openLeads: ReadonlySet<number>
  now: Date
}

export interface TraceAnswer {
  outcome: TraceOutcome
  rule: TraceRule
  until: Date | null
  /** Whose it is by that rule. */
  partner_id: number | null
  lead_id: number | null
}

const within30Days = (arrived: Date): Date => new Date(arrived.getTime() + ARRIVAL_DAYS * DAY_MS)

/**
 * Whose the customer is for the product at this moment, by the rule that decides it where a product is chosen (whose-lead.ts), said to
 * who asks.
 */
export const traceOutcome = ({
  viewer,
  arrivals,
  claims,
  leads,
  openLeads,
  now,
}: TraceFacts): TraceAnswer => {
  const held = leads.find(({ created_at, locked_until }) => created_at <= now && locked_until > now) ?? null
  const own = (partner_id: number): boolean => partner_id === viewer
  const begun = leads.findLast(({ lead_id }) => openLeads.has(lead_id))
  // An application that was begun keeps its lead when the lock has ended: it decides where no lock holds any more.
  if (held === null && begun !== undefined) {
    const { partner_id, lead_id, locked_until: until } = begun
    return { outcome: own(partner_id) ? 'yours' : 'others', rule: 'application', until, partner_id, lead_id }
  }
  const decided = whoseLead(held, leadOwner(arrivals, claims, now))
  if (decided.rule === 'lock') {
    const { partner_id, lead_id, locked_until: until } = decided.held
    return { outcome: own(partner_id) ? 'yours' : 'others', rule: 'lock', until, partner_id, lead_id }
  }
  if (decided.rule === 'arrival') {
    const { partner_id } = decided
    const moments = [
      ...arrivals.map((one) => ({ of: one.partner_id, at: one.arrived_at.getTime() })),
      ...claims.map((one) => ({ of: one.partner_id, at: one.ends_at.getTime() })),
    ].filter(({ of }) => of === partner_id)
    const until = within30Days(new Date(Math.max(...moments.map(({ at }) => at))))
    return {
      outcome: own(partner_id) ? 'open' : 'open_others',
      rule: 'arrival',
      until,
      partner_id,
      lead_id: null,
    }
  }
  const ended = leads.at(-1)
  if (ended !== undefined) {
    const { partner_id, lead_id, locked_until: until } = ended
    return {
      outcome: own(partner_id) ? 'was_yours' : 'was_others',
      rule: 'nobody',
      until,
      partner_id,
      lead_id,
    }
  }
  const late = arrivals.findLast(({ partner_id }) => viewer === null || own(partner_id))
  return {
    outcome: late === undefined ? 'nobody' : 'too_late',
    rule: 'nobody',
    until: late === undefined ? null : within30Days(late.arrived_at),
    partner_id: null,
    lead_id: null,
  }
}
