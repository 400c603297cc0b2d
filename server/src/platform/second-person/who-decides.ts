import type { RequestRow } from './requests.queries.ts'

/** `actor_id` has made, opened or reset the account `staff_id` within these days. */
export interface HandsOn {
  actor_id: number
  staff_id: number
}

/** Why a member of staff is not the second person of a request; null where they are. */
export const refusalOf = (
  { asked_by, about_staff }: Pick<RequestRow, 'asked_by' | 'about_staff'>,
  staffId: number,
  hands: readonly HandsOn[],
): 'own_proposal' | 'own_approval' | null => {
  if (about_staff === staffId) return 'own_approval'
  const isOwn =
    asked_by === staffId ||
    hands.some(({ actor_id, staff_id }) => actor_id === asked_by && staff_id === staffId)
  return isOwn ? 'own_proposal' : null
}
