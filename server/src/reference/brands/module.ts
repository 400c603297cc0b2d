import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { openBrandDirectory } from './brand-directory-cache.ts'
import { brandsOfficeRoutes } from './brands-office.routes.ts'
import { listUsedMarks } from './brands.queries.ts'
import { brandsRoutes } from './brands.routes.ts'

export const brandsModule = {
  routes: (serve, services, app) => {
    brandsRoutes(app, services)
    brandsOfficeRoutes(serve, services)
  },
  caches: { brands: { channel: 'brand_change', open: openBrandDirectory } },
  filesInUse: listUsedMarks,
} satisfies Module<Services>
