import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { customersRoutes } from './customers.routes.ts'

export const partnerCustomersModule = { routes: customersRoutes } satisfies Module<Services>
