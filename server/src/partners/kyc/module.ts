import type { Module } from '../../platform/module.ts'
import type { Services } from '../../reference/services.ts'
import { kycRoutes } from './kyc.routes.ts'
import { resealKyc } from './reseal-kyc.ts'

export const partnerKycModule = {
  routes: kycRoutes,
  reseal: { what: 'details that partners sent in', run: resealKyc },
} satisfies Module<Services>
