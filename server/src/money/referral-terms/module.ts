import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { referralTermsRoutes } from './referral-terms.routes.ts'

export const referralTermsModule = { routes: referralTermsRoutes } satisfies Module<Services>
