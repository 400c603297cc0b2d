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

/** Who has had these accounts in their hands within these days, and who had theirs in turn, to the end of each chain. */
export const listHandsOn = async (
  db: Database,
  staffIds: readonly number[],
  at: Date,
): Promise<HandsOn[]> => {
  const since = new Date(at.getTime() - OWN_HANDS_DAYS * DAY_MS)
  const hands: HandsOn[] = []
  const known = new Set(staffIds)
  let next = [...known]
  while (next.length > 0) {
    const rows = await listActorsOn(db, {
      object_kind: 'staff',
      object_ids: next.map(String),
      actions: HANDS_ON,
      since,
    })
    const found = rows.map((row) => ({ actor_id: Number(row.actor_id), staff_id: Number(row.object_id) }))
    hands.push(...found)
    next = [...new Set(found.map(({ actor_id }) => actor_id))].filter((id) => !known.has(id))
    for (const id of next) known.add(id)
  }
  return hands
}
