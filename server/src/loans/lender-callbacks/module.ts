import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { lenderCallbacksRoutes } from './lender-callbacks.routes.ts'

export const lenderCallbacksModule = { routes: lenderCallbacksRoutes } satisfies Module<Services>
