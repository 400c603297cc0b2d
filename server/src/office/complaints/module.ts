import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { complaintsRoutes } from './complaints.routes.ts'
import { complaintsOfPerson } from './held-of-person.ts'

export const complaintsModule = {
  routes: complaintsRoutes,
  person: complaintsOfPerson,
} satisfies Module<Services>
