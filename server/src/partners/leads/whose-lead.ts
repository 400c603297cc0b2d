/**
 * What decides where a product is chosen (claim-lead.ts; there the lock is the condition of `addLead`), said where somebody asks why: a
 * lock that holds, else who brought the customer last
 * within 30 days (lead-owner.ts), else nobody.
 * @param held the lead whose lock holds at the moment; @param brought what `leadOwner` says of it
 */
export const whoseLead = <Held extends { partner_id: number }, Brought extends { partner_id: number }>(
  held: Held | null,
  brought: Brought | null,
):
  | { rule: 'lock'; partner_id: number; held: Held }
  | { rule: 'arrival'; partner_id: number; brought: Brought }
  | { rule: 'nobody'; partner_id: null } => {
  if (held !== null) return { rule: 'lock', partner_id: held.partner_id, held }
  if (brought !== null) return { rule: 'arrival', partner_id: brought.partner_id, brought }
  return { rule: 'nobody', partner_id: null }
}
