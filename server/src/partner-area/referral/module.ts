import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { referralRoutes } from './referral.routes.ts'

export const partnerReferralModule = { routes: referralRoutes } satisfies Module<Services>
