import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import type { Services } from '../../reference/services.ts'
import { accountAccessRoutes } from './account-access.routes.ts'
import { forgetOldRequests } from './leave.queries.ts'
import { endMasquerade } from './masquerade.jobs.ts'
import { forgetOldLooks } from './masquerade.queries.ts'
import { masqueradeRoutes } from './masquerade.routes.ts'

const why = 'who of staff looked at a partner, and why: kept as the audit log of it'

export const masqueradeModule = {
  routes: (serve, services) => {
    masqueradeRoutes(serve, services)
    accountAccessRoutes(serve, services)
  },
  jobs: { end_masquerade: { run: endMasquerade, queue: 'messages' } },
  retention: [
    {
      table: 'masquerade',
      days: LAWFUL_DAYS,
      why,
      forget: (db, before, limit) => asOffice(db, (tx) => forgetOldLooks(tx, before, limit)),
    },
    {
      table: 'masquerade_request',
      days: LAWFUL_DAYS,
      why,
      forget: (db, before, limit) => asOffice(db, (tx) => forgetOldRequests(tx, before, limit)),
    },
  ],
} satisfies Module<Services>
