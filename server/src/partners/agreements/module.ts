import type { Module } from '../../platform/module.ts'
import type { Services } from '../../reference/services.ts'
import { agreementsRoutes } from './agreements.routes.ts'

export const partnerAgreementsModule = { routes: agreementsRoutes } satisfies Module<Services>
