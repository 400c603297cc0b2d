import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import type { HeldOfPerson } from '../my-data/held-of-person.ts'
import { eraseDueCustomers } from './erase-due.jobs.ts'
import { planSilentErasures } from './plan-silent.jobs.ts'

/** @param held what every module holds of a person. */
export const createErasuresModule = <S extends Services>(held: HeldOfPerson<S>) =>
  ({
    jobs: {
      plan_silent_erasures: { run: planSilentErasures(), queue: 'long', cron: '0 4 * * *' },
      erase_due_customers: { run: eraseDueCustomers(held), queue: 'long', cron: '30 20 * * *' },
    },
  }) satisfies Module<S>
