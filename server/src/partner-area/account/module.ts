import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { partnerSignInRoutes } from './partner-sign-in.routes.ts'

export const partnerAccountModule = { routes: partnerSignInRoutes } satisfies Module<Services>
