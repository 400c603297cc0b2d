import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { apiDescriptionRoutes } from './api-description.routes.ts'

export const apiDescriptionModule = {
  routes: (_serve, services, app) => apiDescriptionRoutes(app, services),
} satisfies Module<Services>
