import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { partnerApiRoutes } from './partner-api.routes.ts'

export const partnerApiModule = { routes: partnerApiRoutes } satisfies Module<Services>
