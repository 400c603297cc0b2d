import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { evidenceRoutes } from './evidence.routes.ts'

export const evidenceModule = { routes: evidenceRoutes } satisfies Module<Services>
