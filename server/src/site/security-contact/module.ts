import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { securityContactRoutes } from './security-contact.routes.ts'

export const securityContactModule = {
  routes: (_serve, services, app) => securityContactRoutes(app, services),
} satisfies Module<Services>
