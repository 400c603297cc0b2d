import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { reportRoutes } from './report.routes.ts'

export const reportModule = { routes: reportRoutes } satisfies Module<Services>
