import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { cimsRoutes } from './cims.routes.ts'

export const cimsModule = { routes: cimsRoutes } satisfies Module<Services>
