import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

export const dashboardModule = {
  routes: dashboardRoutes,
  person: { preview: async () => ({ stays: { journey_steps: null } }) },
} satisfies Module<Services>
