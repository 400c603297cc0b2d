import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { contactsRoutes } from './contacts.routes.ts'

export const contactsModule = { routes: contactsRoutes } satisfies Module<Services>
