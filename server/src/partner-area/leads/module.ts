import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { partnerLeadsRoutes } from './partner-leads.routes.ts'

export const partnerLeadLinesModule = { routes: partnerLeadsRoutes } satisfies Module<Services>
