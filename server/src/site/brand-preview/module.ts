import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { brandPreviewRoutes } from './brand-preview.routes.ts'

export const brandPreviewModule = {
  routes: (serve, services, app) => brandPreviewRoutes(app, serve, services),
} satisfies Module<Services>
