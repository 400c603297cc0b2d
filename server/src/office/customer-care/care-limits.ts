import { countHit } from '../../platform/http/published.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import type { Services } from '../../market/services.ts'

/**
 * Acts an hour of one member of staff, whatever their role: more than a busy hour at the telephone needs, far less than it
 * takes to copy the customers. The people of a day have a cap of their own (STAFF_UNMASKS_A_DAY; docs/decisions/064).
 */
export const actsAnHour = { search: 120, unmask: 30 } as const

const HOUR_SECONDS = 3_600

/** Counts one act. @throws Problem too_many_requests. */
export const spendCareBudget = async (
  { db, limitNow }: Pick<Services, 'db' | 'limitNow'>,
  act: keyof typeof actsAnHour,
  { staff_id, username }: Pick<Staff, 'staff_id' | 'username'>,
): Promise<void> => {
  const key = { key: `care_${act}:${staff_id}`, seconds: HOUR_SECONDS }
  const { hits, wait_s } = await countHit(db, key, limitNow())
  if (hits > actsAnHour[act]) throw new Problem('too_many_requests', wait_s).about(username, 'care_limited')
}
