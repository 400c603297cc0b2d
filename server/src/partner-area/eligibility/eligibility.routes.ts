import { getPartnerEligibility } from '@marketplace/contract/partner-area/eligibility'
import { recordOf } from '@marketplace/contract/reference/product-records'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { listOptionBands } from '../../reference/option-sets/published.ts'
import { isOffered } from '../../reference/products/products-of-brand.ts'
import { presentEligibility } from './present-eligibility.ts'

export const eligibilityRoutes = (serve: Serve, { db, lenders, now }: Services): void => {
  serve(getPartnerEligibility, async ({ brand }) => {
    const directory = lenders()
    const offered = directory.lenders.filter(
      ({ lender_id, product_type }) =>
        recordOf(product_type).kind === 'loan' &&
        isOffered(brand, product_type) &&
        directory.isOffered(lender_id, brand.brand.brand_id),
    )
    const bands = (await listOptionBands(db)).filter(({ set_name }) => set_name === 'creditScoreClass')
    return succeed({ as_of: now().toISOString(), lenders: presentEligibility(offered, bands) })
  })
}
