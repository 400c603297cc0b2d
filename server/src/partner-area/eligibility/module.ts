import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { eligibilityRoutes } from './eligibility.routes.ts'

export const eligibilityModule = { routes: eligibilityRoutes } satisfies Module<Services>
