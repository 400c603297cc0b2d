import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { linksRoutes } from './links.routes.ts'

export const ownLinksModule = { routes: linksRoutes } satisfies Module<Services>
