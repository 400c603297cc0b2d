import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { forgetOldLinks } from './hand-over.queries.ts'
import { handOverRoutes } from './hand-over.routes.ts'
import { linksOfPerson } from './held-of-person.ts'

export const handOverModule = {
  routes: handOverRoutes,
  retention: [
    {
      table: 'hand_over_link',
      days: 90,
      why: 'a link works for a day; a season to look into complaints',
      forget: forgetOldLinks,
    },
  ],
  person: linksOfPerson,
} satisfies Module<Services>
