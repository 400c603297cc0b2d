import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { openPricesRoutes } from './open-prices.routes.ts'

export const openPricesModule = { routes: openPricesRoutes } satisfies Module<Services>
