import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { changeContactRoutes } from './change-contact.routes.ts'
import { forgetChangesOf, forgetOldChanges } from './contact-changes.queries.ts'

export const changeContactModule = {
  routes: changeContactRoutes,
  retention: [
    {
      table: 'contact_change',
      days: 90,
      why: 'a change can be taken back for three days; a season to look into complaints',
      forget: forgetOldChanges,
    },
  ],
  person: { erase: { contact_changes: (_services, tx, { user_id }) => forgetChangesOf(tx, user_id) } },
} satisfies Module<Services>
