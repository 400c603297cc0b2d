import { listActorsOn } from '../audit-log/published.ts'
import type { Database } from '../db/database.ts'
import type { HandsOn } from './who-decides.ts'

/** Whoever does one of these to an account can sign in with it for a moment, or lets somebody do so. */
const HANDS_ON = [
  'staff.added',
  'staff.updated',
  'staff.enabled',
  'staff.password_set',
  'staff.second_factor_reset',
  'second_person.asked',
] as const
/** So long the others have to see the alarm of a new administrator, and the owner of an account that it was reset. */
const OWN_HANDS_DAYS = 7
const DAY_MS = 86_400_000

/** Who has had these accounts in their hands within these days. */
export const listHandsOn = async (
  db: Database,
  staffIds: readonly number[],
  at: Date,
): Promise<HandsOn[]> => {
  const rows = await listActorsOn(db, {
    object_kind: 'staff',
    object_ids: staffIds.map(String),
    actions: HANDS_ON,
    since: new Date(at.getTime() - OWN_HANDS_DAYS * DAY_MS),
  })
  return rows.map(({ actor_id, object_id }) => ({ actor_id: Number(actor_id), staff_id: Number(object_id) }))
}
