import type { Database } from '../../platform/db/database.ts'
import { addStop, liftStop } from '../contact-rules/published.ts'
import type { PlannedErasure } from './planned-erasures.queries.ts'

/** Calls, messages and campaigns of every kind; what is essential goes on, or nobody could sign in and undo it. */
const everything = { channel: null, purpose: null, lender_id: null }

/** Stops every contact with a customer whose deletion is ordered and waits. @returns what the order notes of it. */
export const stopAllContact = async (
  tx: Database,
  userId: string,
  enteredBy: string,
  at: Date,
): Promise<{ stops_contact?: 1 }> => {
  const stop = { ...everything, user_id: userId, source: 'operator', entered_by: enteredBy, at } as const
  // All was stopped before: then that stays where the order ends.
  return (await addStop(tx, stop)) === 0 ? {} : { stops_contact: 1 }
}

/** Ends what an order stopped, where the order ends without a deletion. */
export const allowContactAgain = async (
  tx: Database,
  { user_id, ordered }: PlannedErasure,
  at: Date,
): Promise<void> => {
  if (ordered?.stops_contact === 1) await liftStop(tx, { ...everything, user_id }, at)
}
