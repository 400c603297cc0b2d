import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { customerEligibilityRoutes } from './customer-eligibility.routes.ts'
import { rerunEligibility } from './rerun-eligibility.jobs.ts'

export const eligibilityModule = {
  routes: customerEligibilityRoutes,
  jobs: { rerun_eligibility: { run: rerunEligibility, queue: 'long' } },
} satisfies Module<Services>
