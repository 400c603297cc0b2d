import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import { asOffice } from '../scope/as-partner.ts'
import { forgetOldWatches } from './watches.queries.ts'

export const watchesModule = {
  retention: [
    {
      table: 'partner_watch',
      days: LAWFUL_DAYS,
      why: 'what a partner asked to be told of a lead; a lock has ended long before it',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetOldWatches(tx, before, limit)),
    },
  ],
} satisfies Module
