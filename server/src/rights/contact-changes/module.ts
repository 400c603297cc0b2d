import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { contactChangesRoutes } from './contact-changes.routes.ts'

export const contactChangesModule = { routes: contactChangesRoutes } satisfies Module<Services>
