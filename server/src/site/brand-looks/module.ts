import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { brandLooksRoutes } from './brand-looks.routes.ts'

export const brandLooksModule = { routes: brandLooksRoutes } satisfies Module<Services>
