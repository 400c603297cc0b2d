import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { agreementsRoutes } from './agreements.routes.ts'

export const agreementsModule = { routes: agreementsRoutes } satisfies Module<Services>
