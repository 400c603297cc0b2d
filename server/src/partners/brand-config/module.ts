import type { Module } from '../../platform/module.ts'
import type { Services } from '../../reference/services.ts'
import { brandConfigRoutes } from './brand-config.routes.ts'

export const brandConfigModule = { routes: brandConfigRoutes } satisfies Module<Services>
