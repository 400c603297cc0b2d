import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import { archiveSnapshots } from './archive-snapshots.jobs.ts'
import { offersOfPerson } from './held-of-person.ts'
import { askLender } from './offers.jobs.ts'
import { forgetOldLenderAnswers } from './offers.queries.ts'
import { offersRoutes } from './offers.routes.ts'

export const offersModule = {
  routes: offersRoutes,
  jobs: {
    ask_lender: { run: askLender, queue: 'lenders' },
    archive_snapshots: { run: archiveSnapshots, queue: 'long', cron: '0 22 * * *' },
  },
  retention: [
    {
      table: 'lender_answer',
      days: LAWFUL_DAYS,
      why: 'what a lender would have lent; what was shown stays in the snapshot',
      forget: forgetOldLenderAnswers,
    },
  ],
  person: offersOfPerson,
} satisfies Module<Services>
