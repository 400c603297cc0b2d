import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { journeyRoutes } from './journey.routes.ts'

export const lenderJourneyModule = { routes: journeyRoutes } satisfies Module<Services>
