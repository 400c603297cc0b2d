import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { reportsRoutes } from './reports.routes.ts'

export const answersModule = { routes: reportsRoutes } satisfies Module<Services>
