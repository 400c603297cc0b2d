import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { disputesRoutes } from './disputes.routes.ts'

export const disputesModule = { routes: disputesRoutes } satisfies Module<Services>
