import { createHash } from 'node:crypto'
import type { LeadDispute } from '@marketplace/contract/partner-area/lead-disputes'
import type { TraceWatch } from '@marketplace/contract/partner-area/partner-trace'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { WatchRow } from '../../partners/watches/published.ts'
import type { TraceAnswer } from './trace-outcome.ts'

/** A lead that a trace may be acted upon by. */
export interface DecidingLead {
  lead_id: number
  partner_id: number
  product_type: ProductType
}

const ID_SIGNS = 32

/** Names a case to whoever asked for it. It is found again by asking anew: the ids it is made of are random and are told to nobody. */
export const caseIdOf = (viewer: number | null, userId: string, product: ProductType | null): string =>
  createHash('sha256')
    .update(`${viewer ?? 'staff'} ${userId} ${product ?? ''}`)
    .digest('hex')
    .slice(0, ID_SIGNS)

/**
 * What a partner can ask to be told of: the end of another's lock that holds, the next word of a lender about its own lead. Where no lead
 * decides, the events of leads tell it without asking.
 */
export const watchOf = (
  viewer: number | null,
  { outcome, rule, lead_id }: Pick<TraceAnswer, 'outcome' | 'rule' | 'lead_id'>,
  watches: readonly Pick<WatchRow, 'lead_id' | 'of' | 'told_at'>[],
): TraceWatch | null => {
  if (viewer === null || lead_id === null) return null
  const of = outcome === 'yours' ? 'next_step' : outcome === 'others' && rule === 'lock' ? 'lock_end' : null
  if (of === null) return null
  const asked = watches.find((one) => one.lead_id === lead_id && one.of === of)
  return {
    of,
    is_on: asked !== undefined && asked.told_at === null ? 1 : 0,
    told_at: asked?.told_at?.toISOString() ?? null,
  }
}

/** A partner may dispute a lead that decides or decided, one dispute at a time. */
export const mayDispute = (
  viewer: number | null,
  { lead_id }: Pick<TraceAnswer, 'lead_id'>,
  disputes: readonly { lead_id: number; dispute: Pick<LeadDispute, 'state'> }[],
): boolean =>
  viewer !== null &&
  lead_id !== null &&
  !disputes.some(
    (one) => one.lead_id === lead_id && one.dispute.state !== 'ACCEPTED' && one.dispute.state !== 'REFUSED',
  )
