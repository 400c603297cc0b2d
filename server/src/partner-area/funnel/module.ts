import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { funnelRoutes } from './funnel.routes.ts'

export const partnerFunnelModule = { routes: funnelRoutes } satisfies Module<Services>
