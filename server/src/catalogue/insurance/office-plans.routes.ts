import { insuranceKinds } from '@marketplace/contract/catalogue/insurance'
import {
  listOfficePlans,
  saveOfficePlan,
  setPlanStatus as statusCall,
} from '@marketplace/contract/catalogue/insurance-office'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { isOffered } from '../../reference/products/products-of-brand.ts'
import type { Services } from '../services.ts'
import { listAllPlans } from './office-plans.queries.ts'
import { presentPlan, savePlanOfOffice, setPlanStatus } from './save-plan.ts'

export const officePlansRoutes = (serve: Serve, services: Services): void => {
  serve(listOfficePlans, async () => {
    const plans = await listAllPlans(services.db)
    const brands = services
      .brands()
      .brands.map((known) => ({
        slug: known.brand.slug,
        name: known.brand.name,
        kinds: insuranceKinds.filter((kind) => isOffered(known, kind)),
      }))
      .filter(({ kinds }) => kinds.length > 0)
    return succeed({ plans: plans.map(presentPlan), brands })
  })

  serve(saveOfficePlan, async ({ actor, body, ip }) => ({
    success: true,
    message: translate('en', 'plan_saved'),
    data: await savePlanOfOffice(services, body, { actor, ip }),
  }))

  serve(statusCall, async ({ actor, body, ip }) => {
    await setPlanStatus(services, body, { actor, ip })
    return { success: true, message: translate('en', body.status === 1 ? 'plan_live' : 'plan_off') }
  })
}
