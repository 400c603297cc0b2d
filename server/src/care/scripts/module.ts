import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { scriptsRoutes } from './scripts.routes.ts'

export const scriptsModule = { routes: scriptsRoutes } satisfies Module<Services>
