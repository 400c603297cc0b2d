import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { officeOptionsRoutes } from './office-options.routes.ts'
import { optionSetsRoutes } from './option-sets.routes.ts'
import { openReference } from './reference-cache.ts'

export const optionSetsModule = {
  routes: (serve, services) => {
    optionSetsRoutes(serve, services)
    officeOptionsRoutes(serve, services)
  },
  caches: { reference: { channel: 'reference_change', open: openReference } },
} satisfies Module<Services>
