import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { officeOffersRoutes } from './office-offers.routes.ts'
import { resealVouchers } from './reseal-vouchers.ts'
import { countClaimsOf } from './vouchers.queries.ts'
import { vouchersRoutes } from './vouchers.routes.ts'

export const vouchersModule = {
  routes: (serve, services) => {
    vouchersRoutes(serve, services)
    officeOffersRoutes(serve, services)
  },
  person: {
    preview: async ({ db }, { user_id }) => ({ stays: { voucher_claims: await countClaimsOf(db, user_id) } }),
  },
  reseal: { what: 'voucher codes', run: resealVouchers },
} satisfies Module<Services>
