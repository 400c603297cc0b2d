import type { Offer } from './offers.ts'

/** Whether the customer's application stands with this lender, in progress or ended: it is looked at, and not made again. */
export const hasApplied = ({
  position_reason,
  applied_before,
}: Pick<Offer, 'position_reason' | 'applied_before'>): boolean =>
  position_reason === 'applied_here' || applied_before === 1
