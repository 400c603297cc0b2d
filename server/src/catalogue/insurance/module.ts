import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { endReferralsOf } from './end-referrals.ts'
import { countReferralsOf } from './insurance.queries.ts'
import { officePlansRoutes } from './office-plans.routes.ts'
import { insuranceRoutes } from './insurance.routes.ts'

export const insuranceModule = {
  routes: (serve, services) => {
    insuranceRoutes(serve, services)
    officePlansRoutes(serve, services)
  },
  person: {
    preview: async ({ db }, { user_id }) => ({
      stays: { insurance_referrals: await countReferralsOf(db, user_id) },
    }),
  },
  withdrawal: { insurance: endReferralsOf },
} satisfies Module<Services>
