import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { forgetOldAttempts } from './attempts.queries.ts'
import { trainingOfficeRoutes } from './training-office.routes.ts'
import { trainingRoutes } from './training.routes.ts'

export const trainingModule = {
  routes: (serve, services) => {
    trainingRoutes(serve, services)
    trainingOfficeRoutes(serve, services)
  },
  retention: [
    {
      table: 'course_attempt',
      days: LAWFUL_DAYS,
      why: 'which answers a partner gave; what was passed stays',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetOldAttempts(tx, before, limit)),
    },
  ],
} satisfies Module<Services>
