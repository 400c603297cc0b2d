import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { lenderApplicationsRoutes } from './lender-applications.routes.ts'

export const lenderApplicationsModule = { routes: lenderApplicationsRoutes } satisfies Module<Services>
