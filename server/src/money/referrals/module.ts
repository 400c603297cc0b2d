import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { referralsRoutes } from './referrals.routes.ts'

export const referralsModule = { routes: referralsRoutes } satisfies Module<Services>
