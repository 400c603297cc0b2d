import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { ownMoneyRoutes } from './own-money.routes.ts'

export const ownMoneyModule = { routes: ownMoneyRoutes } satisfies Module<Services>
