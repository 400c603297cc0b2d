import type { Module } from '../../platform/module.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { teamOfPerson } from './held-of-person.ts'
import { forgetOldInvitations } from './invitations.queries.ts'
import { resealInvitations } from './reseal-invitations.ts'
import { teamRoutes } from './team.routes.ts'

const INVITATION_DAYS = 30

export const teamModule = {
  routes: teamRoutes,
  retention: [
    {
      table: 'partner_invitation',
      days: INVITATION_DAYS,
      why: 'who was invited and did not come, and that others were',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetOldInvitations(tx, before, limit)),
    },
  ],
  person: teamOfPerson,
  reseal: { what: 'invitations of partners', run: resealInvitations },
} satisfies Module<Services>
