import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { lenderGroupsRoutes } from './lender-groups.routes.ts'

export const lenderGroupsModule = { routes: lenderGroupsRoutes } satisfies Module<Services>
