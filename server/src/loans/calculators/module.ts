import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { calculatorsRoutes } from './calculators.routes.ts'

export const calculatorsModule = { routes: calculatorsRoutes } satisfies Module<Services>
