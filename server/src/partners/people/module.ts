import type { Module } from '../../platform/module.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { forgetRemoved } from './people.queries.ts'
import { resealPeople } from './reseal-people.ts'

const REMOVED_DAYS = 365

export const peopleModule = {
  retention: [
    {
      table: 'partner_person',
      days: REMOVED_DAYS,
      why: 'the name of somebody who was removed from a team',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetRemoved(tx, before, limit)),
    },
  ],
  reseal: { what: 'people of partners', run: resealPeople },
} satisfies Module<Services>
