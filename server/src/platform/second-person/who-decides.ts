import type { RequestRow } from './requests.queries.ts'

/** `actor_id` has made, opened, reset or asked for the account `staff_id` within these days. */
export interface HandsOn {
  actor_id: number
  staff_id: number
}

/** Who may act with an account: its owner, who had it in their hands, who had theirs in turn, and so on. */
const holdersOf = (staffId: number, hands: readonly HandsOn[]): ReadonlySet<number> => {
  const holders = new Set([staffId])
  // A set is walked on into what is added meanwhile.
  for (const holder of holders)
    for (const { actor_id, staff_id } of hands) if (staff_id === holder) holders.add(actor_id)
  return holders
}

/**
 * Why a member of staff is not the second person of a request; null where they are. Two accounts count as one person where
 * somebody holds both: one of the two, or a third. That two people once held the same third account makes no one of them.
 */
export const refusalOf = (
  { asked_by, about_staff }: Pick<RequestRow, 'asked_by' | 'about_staff'>,
  staffId: number,
  hands: readonly HandsOn[],
): 'own_proposal' | 'own_approval' | null => {
  const holders = holdersOf(staffId, hands)
  if (about_staff !== null && holders.has(about_staff)) return 'own_approval'
  const isOwn = [...holdersOf(asked_by, hands)].some((holder) => holders.has(holder))
  return isOwn ? 'own_proposal' : null
}
