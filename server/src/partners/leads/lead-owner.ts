export interface PartnerArrival {
  partner_id: number
  masked_contact: string
  arrived_at: Date
}

/** How long after it brought a customer a partner is credited with the product that the customer chooses. */
export const ARRIVAL_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Whose lead a customer becomes who chooses a product now: the partner that brought them last, within 30 days. A lead that
 * exists stays its partner's until its lock ends, whatever this says (claim-lead.ts).
 */
export const leadOwner = (arrivals: readonly PartnerArrival[], now: Date): PartnerArrival | null => {
  const since = now.getTime() - ARRIVAL_DAYS * DAY_MS
  let owner: PartnerArrival | null = null
  for (const arrival of arrivals) {
    const at = arrival.arrived_at.getTime()
    if (at < since || at > now.getTime()) continue
    if (owner === null || at > owner.arrived_at.getTime()) owner = arrival
  }
  return owner
}
