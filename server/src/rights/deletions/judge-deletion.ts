import type { DeletionBlock } from '@marketplace/contract/rights/deletions'

/** How a customer stands, as far as it decides about a deletion. */
export interface DeletionStand {
  /** Until when a change of contact holds it; null where nothing does. */
  held_until: Date | null
  open_complaints: number
  open_applications: number
}

export type DeletionVerdict =
  | { may: 'now' }
  | { may: 'later'; because: DeletionBlock; until: Date }
  | { may: 'no'; because: DeletionBlock }

/** What keeps staff from deleting of their own accord, in the order in which it is told. */
export const blocksOf = ({
  held_until,
  open_complaints,
  open_applications,
}: DeletionStand): DeletionBlock[] => [
  ...(open_complaints > 0 ? (['complaint_open'] as const) : []),
  ...(open_applications > 0 ? (['application_open'] as const) : []),
  ...(held_until !== null ? (['contact_changed'] as const) : []),
]

/**
 * Whether a deletion that staff order may be done now. One that the customer asked for is the customer's own (decisions 033, 062
 * and 073): complaints and applications end with it, and a change of contact holds it. Without their request nobody who
 * complains, or whose application a lender has, is deleted at all.
 */
export const judgeDeletion = (
  cause: 'asked_of_staff' | 'staff_decided',
  stand: DeletionStand,
): DeletionVerdict => {
  const [block] = blocksOf(stand)
  if (cause === 'staff_decided' && block !== undefined && block !== 'contact_changed')
    return { may: 'no', because: block }
  if (stand.held_until !== null) return { may: 'later', because: 'contact_changed', until: stand.held_until }
  return { may: 'now' }
}
