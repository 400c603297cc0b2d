import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../market/services.ts'
import { findOwnApplication } from './applications.queries.ts'
import { addKfsOpening } from './lender-applications.queries.ts'

/**
 * Notes which key fact statement of a lender a customer opened for an application, and when first.
 * @throws Problem not_found where the application is absent or another's, or the lender is not offered or publishes none.
 */
export const noteKfsOpened = async (
  { db, lenders, now }: Pick<Services, 'db' | 'lenders' | 'now'>,
  {
    app_id,
    user_id,
    lender_id,
    brand_id,
  }: { app_id: string; user_id: string; lender_id: number; brand_id: number },
): Promise<void> => {
  if ((await findOwnApplication(db, app_id, user_id)) === null) throw new Problem('not_found')
  const directory = lenders()
  const kfs_url = directory.isOffered(lender_id, brand_id) ? directory.find(lender_id)?.kfs_url : null
  if (kfs_url === null || kfs_url === undefined || kfs_url === '') throw new Problem('not_found')
  await addKfsOpening(db, { app_id, lender_id, kfs_url, opened_at: now() })
}
