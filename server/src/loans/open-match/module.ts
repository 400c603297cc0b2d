import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { openMatchRoutes } from './open-match.routes.ts'

export const openMatchModule = { routes: openMatchRoutes } satisfies Module<Services>
