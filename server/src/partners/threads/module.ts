import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { ownThreadsRoutes } from './own-threads.routes.ts'
import { staffThreadsRoutes } from './staff-threads.routes.ts'
import { resealPictures } from './thread-picture.ts'
import { forgetOldThreads } from './threads.queries.ts'

export const threadsModule = {
  routes: (serve, services) => {
    ownThreadsRoutes(serve, services)
    staffThreadsRoutes(serve, services)
  },
  retention: [
    {
      table: 'partner_thread',
      days: LAWFUL_DAYS,
      why: 'what partners asked and were told, with its messages; one that waits for an answer stays',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetOldThreads(tx, before, limit)),
    },
  ],
  reseal: { what: 'pictures in threads', run: resealPictures },
} satisfies Module<Services>
