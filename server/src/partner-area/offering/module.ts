import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { offeringRoutes } from './offering.routes.ts'

export const offeringModule = { routes: offeringRoutes } satisfies Module<Services>
