import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { lenderCopiesRoutes } from './lender-copies.routes.ts'

export const lenderCopiesModule = { routes: lenderCopiesRoutes } satisfies Module<Services>
