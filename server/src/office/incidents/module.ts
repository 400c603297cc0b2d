import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { incidentsRoutes } from './incidents.routes.ts'

export const incidentsModule = { routes: incidentsRoutes } satisfies Module<Services>
