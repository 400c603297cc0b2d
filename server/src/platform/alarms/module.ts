import type { Module } from '../module.ts'
import { LAWFUL_DAYS } from '../retention/retention-rule.ts'
import { forgetOldAlarms } from './alarms.queries.ts'
import { alarmsRoutes } from './alarms.routes.ts'

export const alarmsModule = {
  routes: alarmsRoutes,
  retention: [
    { table: 'alarm', days: LAWFUL_DAYS, why: 'what staff had to look at, ended', forget: forgetOldAlarms },
  ],
} satisfies Module
