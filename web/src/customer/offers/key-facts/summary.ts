import type { KeyFacts } from '@marketplace/contract/market/offers'
import { costOf } from '../../loan-ranges/cost-scale.ts'

/** What closing the loan early costs: nothing, a share of what is still owed, or what the lender's own statement says. */
type Closing = { kind: 'free' } | { kind: 'charged'; percent: number } | { kind: 'unknown' }

/** The statement in six lines. Rupees; `borrowed` and `cost` make `total`, `interest` and `fee` make `cost`. */
export interface Summary {
  total: number
  borrowed: number
  cost: number
  interest: number
  fee: number
  inHand: number
  closing: Closing
}

type Facts = Pick<
  KeyFacts,
  'amount' | 'total_cost' | 'processing_fee' | 'net_disbursed' | 'foreclosure_percent'
>

const closingOf = (percent: number | null): Closing => {
  if (percent === null) return { kind: 'unknown' }
  return percent === 0 ? { kind: 'free' } : { kind: 'charged', percent }
}

export const summaryOf = (facts: Facts): Summary => {
  const { amount, total_cost, processing_fee, net_disbursed, foreclosure_percent } = facts
  const cost = costOf(total_cost, amount)
  return {
    total: amount + cost,
    borrowed: amount,
    cost,
    // Paise are kept where they are charged: what is left of a rounded total may have some.
    interest: Math.round((cost - processing_fee) * 100) / 100,
    fee: processing_fee,
    inHand: net_disbursed,
    closing: closingOf(foreclosure_percent),
  }
}
