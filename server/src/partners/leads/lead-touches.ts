import type { Subs } from '@marketplace/contract/partner-area/partner-links'
import type { PartnerArrival } from './lead-owner.ts'

/** By what a customer came to a sign-in. */
export interface Came {
  /** The link of the path that was opened; null for the partner's own path and for a tracking id. */
  link_id: number | null
  /** The clicks of the 30 days before, the oldest first, on whosever links. */
  touches: readonly string[]
  subs: Subs
}

/** How a lead came, for figures and for whoever asks; whose it is does not depend on it. */
export interface LeadTouches extends Came {
  /** The link of the first arrival of the 30 days; `link_id` and `subs` are those of the arrival that made it the partner's. */
  first_link_id: number | null
}

/** First touch, last touch and all touches of the arrivals of 30 days, once `partnerId` is known to be who brought the customer last. */
export const touchesOfLead = (
  arrivals: readonly (PartnerArrival & Came)[],
  partnerId: number,
): LeadTouches => {
  const inOrder = arrivals.toSorted((one, other) => one.arrived_at.getTime() - other.arrived_at.getTime())
  const last = inOrder.findLast(({ partner_id }) => partner_id === partnerId)
  return {
    link_id: last?.link_id ?? null,
    first_link_id: inOrder.find(({ link_id }) => link_id !== null)?.link_id ?? null,
    // Ids of version 7 stand in the order of time.
    touches: [...new Set(inOrder.flatMap(({ touches }) => touches))].toSorted(),
    subs: last?.subs ?? {},
  }
}
