import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { statedOfPerson } from './held-of-person.ts'
import { matchStatedLines } from './reconciliation.jobs.ts'
import { reconciliationRoutes } from './reconciliation.routes.ts'
import { writeOffKind } from './write-off-kind.ts'

export const reconciliationModule = {
  routes: reconciliationRoutes,
  // 01:40 in India, after the months were priced.
  jobs: { match_stated_lines: { run: matchStatedLines, queue: 'long', cron: '10 20 * * *' } },
  secondPerson: { write_off: writeOffKind },
  person: statedOfPerson,
} satisfies Module<Services>
