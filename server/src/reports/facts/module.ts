import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { eraseFactsOf } from './facts.queries.ts'
import { fillFacts } from './fill-facts.jobs.ts'

export const factsModule = {
  // 01:20 in India: what a server of the release before wrote during a deployment.
  jobs: { fill_facts: { run: fillFacts, queue: 'long', cron: '50 19 * * *' } },
  person: { erase: { journey_facts: (_services, tx, { user_id }) => eraseFactsOf(tx, user_id) } },
} satisfies Module<Services>
