import type { Module } from '../module.ts'
import { LAWFUL_DAYS } from '../retention/retention-rule.ts'
import { forgetOldLooks } from './looks.queries.ts'

export const looksModule = {
  retention: [
    {
      table: 'customer_look',
      days: LAWFUL_DAYS,
      why: 'whom staff looked at, a year by DPDP rule 6; the audit log keeps each look',
      forget: forgetOldLooks,
    },
  ],
} satisfies Module
