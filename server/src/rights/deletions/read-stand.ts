import { findContactHold } from '../../entry/change-contact/published.ts'
import { countOpenOf } from '../../loans/applications/held-of-person.ts'
import type { Services } from '../../market/services.ts'
import { listComplaintsOf } from '../../office/complaints/published.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DeletionStand } from './judge-deletion.ts'

/** How a customer stands now. */
export const readStand = async (
  { now }: Pick<Services, 'now'>,
  db: Database,
  userId: string,
): Promise<DeletionStand> => {
  const held_until = await findContactHold(db, userId, now())
  const complaints = await listComplaintsOf(db, userId)
  return {
    held_until,
    open_complaints: complaints.filter(({ status }) => status === 'open').length,
    open_applications: await countOpenOf(db, userId),
  }
}
