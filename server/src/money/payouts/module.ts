import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { payoutsRoutes } from './payouts.routes.ts'

export const payoutsModule = { routes: payoutsRoutes } satisfies Module<Services>
