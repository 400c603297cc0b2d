import type { Module } from '../../platform/module.ts'
import { apiDescriptionRoutes } from './api-description.routes.ts'

export const apiDescriptionModule = {
  routes: (_serve, _services, app) => apiDescriptionRoutes(app),
} satisfies Module
