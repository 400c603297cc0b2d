import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { lenderRevenueRoutes } from './lender-revenue.routes.ts'

export const lenderRevenueModule = { routes: lenderRevenueRoutes } satisfies Module<Services>
