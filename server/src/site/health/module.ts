import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { healthRoutes } from './health.routes.ts'

export const healthModule = {
  routes: (_serve, services, app) => healthRoutes(app, services),
} satisfies Module<Services>
