import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { staffSignInRoutes } from './staff-sign-in.routes.ts'
import { staffRoutes } from './staff.routes.ts'

export const staffModule = {
  routes: (serve, services) => {
    staffSignInRoutes(serve, services)
    staffRoutes(serve, services)
  },
} satisfies Module<Services>
