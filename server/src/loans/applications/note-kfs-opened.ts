import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../market/services.ts'
import { hasShownStatement } from '../offers/offers.queries.ts'
import { findOwnApplication } from './applications.queries.ts'
import { addKfsOpening } from './lender-applications.queries.ts'

/**
 * Notes which key fact statement of a lender a customer opened for an application, and when first: the one whose address the page
 * showed, as the lender may have published another since; without it the one of now.
 * @throws Problem not_found where the application is absent or another's, or the lender neither publishes this statement nor was
 * shown with it.
 */
export const noteKfsOpened = async (
  { db, lenders, now }: Pick<Services, 'db' | 'lenders' | 'now'>,
  {
    app_id,
    user_id,
    lender_id,
    brand_id,
    shown_url,
  }: { app_id: string; user_id: string; lender_id: number; brand_id: number; shown_url: string | undefined },
): Promise<void> => {
  if ((await findOwnApplication(db, app_id, user_id)) === null) throw new Problem('not_found')
  const directory = lenders()
  const published = directory.isOffered(lender_id, brand_id) ? directory.find(lender_id)?.kfs_url : undefined
  const kfs_url = shown_url ?? published
  if (kfs_url === undefined) throw new Problem('not_found')
  if (kfs_url !== published && !(await hasShownStatement(db, app_id, { lender_id, kfs_url })))
    throw new Problem('not_found')
  await addKfsOpening(db, { app_id, lender_id, kfs_url, opened_at: now() })
}
