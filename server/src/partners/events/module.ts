import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import { asOffice } from '../scope/as-partner.ts'
import { forgetOldEvents } from './partner-events.queries.ts'

export const partnerEventsModule = {
  retention: [
    {
      table: 'partner_event',
      days: LAWFUL_DAYS,
      why: 'what partners were told of can be sent again and looked up for a year',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetOldEvents(tx, before, limit)),
    },
  ],
} satisfies Module
