import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { processorsRoutes } from './processors.routes.ts'

export const processorsModule = { routes: processorsRoutes } satisfies Module<Services>
