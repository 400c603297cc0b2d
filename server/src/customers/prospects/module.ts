import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import { prospectsOfPerson } from './held-of-person.ts'
import { forgetOldProspects } from './prospects.queries.ts'

export const prospectsModule = {
  retention: [
    {
      table: 'prospect',
      days: LAWFUL_DAYS,
      why: 'personal data of who asked for a passcode and never used it',
      forget: forgetOldProspects,
    },
  ],
  person: prospectsOfPerson,
} satisfies Module
