import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { priceLenderMonthJob, priceMonths } from './ledger.jobs.ts'
import { ledgerRoutes } from './ledger.routes.ts'

export const ledgerModule = {
  routes: ledgerRoutes,
  jobs: {
    price_lender_month: { run: priceLenderMonthJob, queue: 'long' },
    // 01:10 in India: what a wake-up that was lost left behind.
    price_months: { run: priceMonths, queue: 'long', cron: '40 19 * * *' },
  },
} satisfies Module<Services>
