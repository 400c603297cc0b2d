import type { Module } from '../module.ts'
import { LAWFUL_DAYS } from '../retention/retention-rule.ts'
import { forgetOldSecurityEvents } from './security-events.queries.ts'
import { securityEventsRoutes } from './security-events.routes.ts'

export const securityEventsModule = {
  routes: securityEventsRoutes,
  retention: [
    {
      table: 'security_event',
      days: LAWFUL_DAYS,
      why: 'logs for investigations, a year by DPDP rule 6',
      forget: forgetOldSecurityEvents,
    },
  ],
} satisfies Module
