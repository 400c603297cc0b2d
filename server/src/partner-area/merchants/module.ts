import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { merchantsRoutes } from './merchants.routes.ts'

export const merchantsModule = { routes: merchantsRoutes } satisfies Module<Services>
