import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { faqsRoutes } from './faqs.routes.ts'

export const faqsModule = { routes: faqsRoutes } satisfies Module<Services>
