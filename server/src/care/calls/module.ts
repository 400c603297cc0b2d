import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import { forgetOldOutcomes } from './call-outcomes.queries.ts'
import { forgetOldTasks } from './call-tasks.queries.ts'
import { openCallTasks } from './calls.jobs.ts'
import { callsRoutes } from './calls.routes.ts'
import { resealDeskPhones } from './desk-phone.ts'
import { tasksOfPerson } from './held-of-person.ts'

export const callsModule = {
  routes: callsRoutes,
  jobs: { open_call_tasks: { run: openCallTasks, queue: 'messages', cron: '*/5 * * * *' } },
  retention: [
    {
      table: 'call_outcome',
      days: LAWFUL_DAYS,
      why: 'personal data: what came of a call',
      forget: forgetOldOutcomes,
    },
    {
      table: 'call_task',
      days: LAWFUL_DAYS,
      why: 'personal data: what somebody was called about',
      forget: forgetOldTasks,
    },
  ],
  person: tasksOfPerson,
  reseal: { what: 'telephones of callers', run: resealDeskPhones },
} satisfies Module<Services>
