import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { lenderAvailabilityRoutes } from './lender-availability.routes.ts'

export const lenderAvailabilityModule = { routes: lenderAvailabilityRoutes } satisfies Module<Services>
