import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { trafficSourcesRoutes } from './traffic-sources.routes.ts'

export const trafficSourcesModule = { routes: trafficSourcesRoutes } satisfies Module<Services>
