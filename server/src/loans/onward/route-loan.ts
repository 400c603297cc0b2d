import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { Problem } from '../../platform/http/problem.ts'
import { getMatchFacts } from '../../customers/profiles/match-facts.ts'
import type { Services } from '../../market/services.ts'
import { findOwnApplication } from '../applications/applications.queries.ts'
import { listLenderApplications } from '../applications/lender-applications.queries.ts'
import { nextPage } from './next-page.ts'

/** The segment under /user that the customer of an own application for `product` goes on to. @throws Problem not_found. */
export const routeLoan = async (
  services: Services,
  { app_id, user_id, product }: { app_id: string; user_id: string; product: LoanProduct },
): Promise<string> => {
  const application = await findOwnApplication(services.db, app_id, user_id)
  if (application === null || application.product_type !== product) throw new Problem('not_found')
  const facts = await getMatchFacts(services, user_id)
  const directory = services.lenders()
  const lenders = (await listLenderApplications(services.db, app_id)).flatMap(({ lender_id, status }) => {
    const slug = directory.find(lender_id)?.slug
    return slug === undefined ? [] : [{ slug, status }]
  })
  return nextPage({ product, completed: facts.completed_products.includes(product), lenders })
}
