import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { partnersOfPerson } from './held-of-person.ts'
import { forgetRefusedRequests } from './partners.queries.ts'
import { partnersRoutes } from './partners.routes.ts'
import { resealPartners } from './reseal-partners.ts'

export const partnerAccountsModule = {
  routes: partnersRoutes,
  retention: [
    {
      table: 'partner',
      days: LAWFUL_DAYS,
      why: 'the contact of a business whose request was turned down; partners stay',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetRefusedRequests(tx, before, limit)),
    },
  ],
  person: partnersOfPerson,
  reseal: { what: 'partners', run: resealPartners },
} satisfies Module<Services>
