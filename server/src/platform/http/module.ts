import type { Module } from '../module.ts'
import { forgetOldHits } from './rate-limits.queries.ts'

export const httpModule = {
  retention: [
    { table: 'rate_limit', days: 2, why: 'no limit looks back further than a day', forget: forgetOldHits },
  ],
} satisfies Module
