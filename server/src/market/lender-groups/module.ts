import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { lenderGroupsRoutes } from './lender-groups.routes.ts'
import { managedGroupsRoutes } from './managed-groups.routes.ts'

export const lenderGroupsModule = {
  routes: (serve, services) => {
    lenderGroupsRoutes(serve, services)
    managedGroupsRoutes(serve, services)
  },
} satisfies Module<Services>
