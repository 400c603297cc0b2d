import type { Module } from '../../platform/module.ts'
import type { Services } from '../../reference/services.ts'
import { contactChoicesRoutes } from './contact-choices.routes.ts'

export const contactChoicesModule = { routes: contactChoicesRoutes } satisfies Module<Services>
