import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import { forgetDoneWork, forgetWorkOf } from '../../platform/work/published.ts'
import { freeWorkLeases, settleWorkJob } from './work.jobs.ts'
import { workRoutes } from './work.routes.ts'

export const workModule = {
  routes: workRoutes,
  jobs: {
    settle_work: { run: settleWorkJob, queue: 'long', cron: '*/15 * * * *' },
    free_work_leases: { run: freeWorkLeases, queue: 'messages', cron: '* * * * *' },
  },
  retention: [
    {
      table: 'work_item',
      days: LAWFUL_DAYS,
      why: 'who of staff did what about what waited, with its notes; what still waits stays',
      forget: forgetDoneWork,
    },
  ],
  person: { erase: { work: (_services, tx, { user_id, now }) => forgetWorkOf(tx, user_id, now) } },
} satisfies Module<Services>
