import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { administratorKind } from './administrators.ts'
import { staffSignInRoutes } from './staff-sign-in.routes.ts'
import { staffRoutes } from './staff.routes.ts'

export const staffModule = {
  routes: (serve, services) => {
    staffSignInRoutes(serve, services)
    staffRoutes(serve, services)
  },
  secondPerson: { staff_administrator: administratorKind },
} satisfies Module<Services>
