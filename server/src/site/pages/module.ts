import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { pagesRoutes } from './pages.routes.ts'
import { siteFilesRoutes } from './site-files.routes.ts'

export const pagesModule = {
  routes: async (_serve, services, app) => {
    if (services.web === null) return
    await pagesRoutes(app, services, services.web)
    siteFilesRoutes(app, services, services.web)
  },
  onChange: ({ pages }, tags) => pages.forget(tags),
} satisfies Module<Services>
