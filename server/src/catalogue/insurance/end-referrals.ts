import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../services.ts'
import { withdrawReferrals } from './insurance.queries.ts'

/** What follows, in the same transaction, where consents to be referred were withdrawn: the way on from here is closed. */
export const endReferralsOf =
  ({ now }: Pick<Services, 'now'>) =>
  async (db: Database, consentIds: readonly string[]): Promise<void> => {
    await withdrawReferrals(db, consentIds, now())
  }
