import type { Module } from '../module.ts'
import { LAWFUL_DAYS } from '../retention/retention-rule.ts'
import { sessionsOfPerson } from './held-of-person.ts'
import { forgetOldSessions } from './sessions.queries.ts'

export const sessionsModule = {
  retention: [
    {
      table: 'session',
      days: LAWFUL_DAYS,
      why: 'traffic data: who was signed in from where',
      forget: forgetOldSessions,
      months: 'session',
    },
  ],
  person: sessionsOfPerson,
} satisfies Module
