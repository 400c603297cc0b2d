import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { customerCareRoutes } from './customer-care.routes.ts'
import { notesOfPerson } from './held-of-person.ts'

export const customerCareModule = {
  routes: customerCareRoutes,
  person: notesOfPerson,
} satisfies Module<Services>
