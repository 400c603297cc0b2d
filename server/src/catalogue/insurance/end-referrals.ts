import type { Database } from '../../platform/db/database.ts'
import { withdrawReferrals } from './insurance.queries.ts'

/** What follows, in the same transaction, where consents to be referred were withdrawn: the way on from here is closed. */
export const endReferralsOf = async (
  _services: object,
  db: Database,
  consentIds: readonly string[],
  now: Date,
): Promise<void> => {
  await withdrawReferrals(db, consentIds, now)
}
