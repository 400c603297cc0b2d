import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { optionSetsRoutes } from './option-sets.routes.ts'
import { openReference } from './reference-cache.ts'

export const optionSetsModule = {
  routes: optionSetsRoutes,
  caches: { reference: { channel: 'reference_change', open: openReference } },
} satisfies Module<Services>
