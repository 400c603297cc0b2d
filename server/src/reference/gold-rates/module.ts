import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { goldRatesRoutes } from './gold-rates.routes.ts'

export const goldRatesModule = { routes: goldRatesRoutes } satisfies Module<Services>
