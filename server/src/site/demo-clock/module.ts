import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { demoClockRoutes } from './demo-clock.routes.ts'

export const demoClockModule = { routes: demoClockRoutes } satisfies Module<Services>
