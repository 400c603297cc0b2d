import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { jobsRoutes } from './jobs.routes.ts'

export const jobsModule = { routes: jobsRoutes } satisfies Module<Services>
