import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { leadDisputesRoutes } from './lead-disputes.routes.ts'

export const leadDisputesModule = { routes: leadDisputesRoutes } satisfies Module<Services>
