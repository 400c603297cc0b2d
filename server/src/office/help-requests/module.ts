import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import { helpRequestsOfPerson } from './held-of-person.ts'
import { deliverHelpRequest } from './help-requests.jobs.ts'
import { forgetOldHelpRequests } from './help-requests.queries.ts'
import { helpRequestsRoutes } from './help-requests.routes.ts'

export const helpRequestsModule = {
  routes: helpRequestsRoutes,
  jobs: { deliver_help_request: { run: deliverHelpRequest, queue: 'messages' } },
  retention: [
    {
      table: 'help_request',
      days: LAWFUL_DAYS,
      why: 'personal data; one that the CRM never took stays',
      forget: async (db, before, limit) => (await forgetOldHelpRequests(db, before, limit)).length,
    },
  ],
  person: helpRequestsOfPerson,
} satisfies Module<Services>
