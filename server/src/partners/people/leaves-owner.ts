import type { PartnerRole } from '@marketplace/contract/platform/call'

/** Whether a team has an owner still when one of its people gets another role, or with null is removed. */
export const leavesOwner = (
  people: readonly { person_id: number; role: PartnerRole }[],
  personId: number,
  next: PartnerRole | null,
): boolean =>
  next === 'owner' || people.some(({ person_id, role }) => person_id !== personId && role === 'owner')
