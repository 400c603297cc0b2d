import type { LenderProperty } from './lender-fields.ts'

/**
 * Whether a change of one field takes something away for which staff are asked the reason: a live lender goes off, a lender
 * leaves a group.
 */
export const asksReason = (property: LenderProperty, before: unknown, after: unknown): boolean => {
  if (property === 'lender_status') return before === 1 && after === 0
  if (property !== 'lender_group_ids' || !Array.isArray(before) || !Array.isArray(after)) return false
  const kept = new Set<unknown>(after)
  return before.some((id: unknown) => !kept.has(id))
}
