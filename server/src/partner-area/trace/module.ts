import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { traceRoutes } from './trace.routes.ts'

export const traceModule = { routes: traceRoutes } satisfies Module<Services>
