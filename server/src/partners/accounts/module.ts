import type { Module } from '../../platform/module.ts'
import { forgetCredential } from '../../platform/credentials/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { partnersOfPerson } from './held-of-person.ts'
import { forgetRefusedRequests, scrubTurnedDown } from './partners.queries.ts'
import { partnersRoutes } from './partners.routes.ts'
import { resealPartners } from './reseal-partners.ts'

/** What was never more than a request goes; of one that had signed in to prepare goes who it was, and what it signed in with. */
const forgetTurnedDown = async (tx: Database, before: Date, limit: number): Promise<number> => {
  const deleted = await forgetRefusedRequests(tx, before, limit)
  const scrubbed = await scrubTurnedDown(tx, before, limit - deleted)
  for (const { partner_id } of scrubbed) await forgetCredential(tx, { kind: 'partner', id: partner_id })
  return deleted + scrubbed.length
}

export const partnerAccountsModule = {
  routes: partnersRoutes,
  retention: [
    {
      table: 'partner',
      days: LAWFUL_DAYS,
      why: 'the contact of a business whose request was turned down; partners stay',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetTurnedDown(tx, before, limit)),
    },
  ],
  person: partnersOfPerson,
  reseal: { what: 'partners', run: resealPartners },
} satisfies Module<Services>
