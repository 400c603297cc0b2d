import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { savedViewsRoutes } from './saved-views.routes.ts'

export const savedViewsModule = { routes: savedViewsRoutes } satisfies Module<Services>
