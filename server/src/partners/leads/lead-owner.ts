export interface PartnerArrival {
  partner_id: number
  masked_contact: string
  arrived_at: Date
}

/** A claim by API whose number proved a passcode while it ran. */
export interface ProvedClaim {
  claim_id: string
  partner_id: number
  reference: string | null
  masked_contact: string
  claimed_at: Date
  ends_at: Date
}

/** Whose lead a customer is to be, and by which claim; null where they arrived by a link. */
export interface LeadOwner {
  partner_id: number
  masked_contact: string
  claim: Pick<ProvedClaim, 'claim_id' | 'reference'> | null
}

/** How long after it brought a customer a partner is credited with the product that the customer chooses. */
export const ARRIVAL_DAYS = 30
const DAY_MS = 86_400_000

/** Of claims that ran at one time the first counts, so that nobody takes a customer by claiming them once more. */
const firstOnes = (claims: readonly ProvedClaim[]): ProvedClaim[] => {
  const counted: ProvedClaim[] = []
  const inOrder = claims.toSorted(
    (one, other) =>
      one.claimed_at.getTime() - other.claimed_at.getTime() || (one.claim_id < other.claim_id ? -1 : 1),
  )
  for (const claim of inOrder) {
    const last = counted.at(-1)
    if (last === undefined || last.ends_at <= claim.claimed_at) counted.push(claim)
  }
  return counted
}

/**
 * Whose lead a customer becomes who chooses a product now: the partner that brought them last, within 30 days. A claim counts as of
 * its end, so that it goes before whatever arrived in its 72 hours or before them, and after it who brought them later. A lead
 * that exists stays its partner's until its lock ends, whatever this says (claim-lead.ts).
 */
export const leadOwner = (
  arrivals: readonly PartnerArrival[],
  claims: readonly ProvedClaim[],
  now: Date,
): LeadOwner | null => {
  const since = now.getTime() - ARRIVAL_DAYS * DAY_MS
  const brought = [
    ...arrivals
      .filter(({ arrived_at }) => arrived_at <= now)
      .map(({ arrived_at, partner_id, masked_contact }) => ({
        at: arrived_at.getTime(),
        owner: { partner_id, masked_contact, claim: null },
      })),
    ...firstOnes(claims).map(({ ends_at, partner_id, masked_contact, claim_id, reference }) => ({
      at: ends_at.getTime(),
      owner: { partner_id, masked_contact, claim: { claim_id, reference } },
    })),
  ].filter(({ at }) => at >= since)
  let last: (typeof brought)[number] | null = null
  for (const one of brought) if (last === null || one.at > last.at) last = one
  return last?.owner ?? null
}
