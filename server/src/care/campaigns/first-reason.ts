import type { PlanReason } from '@marketplace/contract/care/campaigns'
import type { ContactRefusal } from '@marketplace/contract/customers/contact'

/** What a person is judged by: the rule of contacts, and what the campaign asks of its own. */
export interface PersonVerdict {
  /** Empty where the rule lets it through. */
  refusals: readonly ContactRefusal[]
  applied_lately: boolean
  text_ended: boolean
}

/**
 * Why somebody is left out: each person once, by the first reason that holds. Hours alone leave nobody out: sending waits for them.
 * @returns null where they get it.
 */
export const firstReason = ({ refusals, applied_lately, text_ended }: PersonVerdict): PlanReason | null => {
  if (text_ended) return 'text_ended'
  const lasting = refusals.find((reason) => reason !== 'quiet_hours')
  if (lasting !== undefined) return lasting
  return applied_lately ? 'applied_lately' : null
}
