import type { Database } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/published.ts'

/** What a lender pays has changed: its open months are priced anew once the caller's transaction commits. */
export const wakePricing = (tx: Database, lender_id: number): Promise<void> =>
  addJob(tx, 'price_months', { lender_id }, { key: `price_months:lender:${lender_id}` })
