import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { cookiesRoutes } from './cookies.routes.ts'

export const cookiesModule = { routes: cookiesRoutes } satisfies Module<Services>
