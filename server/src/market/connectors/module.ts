import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { forgetOldCalls } from './lender-calls.queries.ts'

export const connectorsModule = {
  retention: [
    {
      table: 'lender_call',
      days: 90,
      why: 'how calls to lenders went, for staff who look at the last days; it holds counts alone',
      forget: forgetOldCalls,
    },
  ],
} satisfies Module<Services>
