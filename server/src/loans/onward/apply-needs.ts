import { isLoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { ApplyNeeds } from '@marketplace/contract/loans/apply-needs'
import { openProfile } from '../../customers/profiles/open-profile.ts'
import { missingForLender, type MissingField } from '../../customers/profiles/profile-completion.ts'
import { findProfileRow } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findOwnApplication } from '../applications/applications.queries.ts'

interface Asked {
  user_id: string
  product_type: ProductType
  /** 1: the application is handed over by us; on a site of its own a lender asks for itself. */
  api: 0 | 1
}

/**
 * What a lender still needs of a customer for a loan, beyond what its offer was built from. A lender whose customer goes on at
 * its own site is handed nothing, and needs nothing from here.
 * @throws Problem not_found.
 */
export const missingForApply = async (
  { vault }: Services,
  db: Database,
  { user_id, product_type, api }: Asked,
): Promise<MissingField[]> => {
  if (api !== 1 || !isLoanProduct(product_type)) return []
  const row = await findProfileRow(db, user_id)
  if (row === null) throw new Problem('not_found')
  const { facts, clear } = await openProfile(vault, row)
  return missingForLender(product_type, { ...facts, ...clear })
}

/** The same for the page that is about to ask. @throws Problem not_found. */
export const getApplyNeeds = async (
  services: Services,
  { app_id, user_id, lender_id }: { app_id: string; user_id: string; lender_id: number },
): Promise<ApplyNeeds> => {
  const { db, lenders } = services
  const application = await findOwnApplication(db, app_id, user_id)
  const lender = lenders().find(lender_id)
  if (application === null || lender === null) throw new Problem('not_found')
  const { product_type } = application
  const missing = await missingForApply(services, db, { user_id, product_type, api: lender.api })
  return { hands_over: lender.api, questions: missing.map(({ field }) => field) }
}
