import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import { trackingOfPerson } from './held-of-person.ts'
import { forgetOldTrackedEvents } from './tracked-events.queries.ts'
import { trackingRoutes } from './tracking.routes.ts'

export const trackingModule = {
  routes: trackingRoutes,
  retention: [
    {
      table: 'tracked_event',
      days: LAWFUL_DAYS,
      why: 'traffic data of the funnel',
      forget: forgetOldTrackedEvents,
      months: 'tracked_event',
    },
  ],
  person: trackingOfPerson,
} satisfies Module<Services>
