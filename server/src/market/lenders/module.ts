import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { deletedLendersRoutes } from './deleted-lenders.routes.ts'
import { openLenderDirectory } from './lender-directory-cache.ts'
import { lendersOfficeRoutes } from './lenders-office.routes.ts'
import { lendersRoutes } from './lenders.routes.ts'

export const lendersModule = {
  routes: (serve, services) => {
    lendersRoutes(serve, services)
    lendersOfficeRoutes(serve, services)
    deletedLendersRoutes(serve, services)
  },
  caches: { lenders: { channel: 'lender_change', open: openLenderDirectory } },
} satisfies Module<Services>
