import type { Database } from '../../platform/db/database.ts'
import type { PersonParts } from '../../platform/module.ts'
import { asOffice } from '../scope/as-partner.ts'
import { forgetLeadContacts, listPartnersOf } from '../accounts/partner-leads.queries.ts'

const partnersOf = (db: Database, userId: string) => asOffice(db, (tx) => listPartnersOf(tx, userId))

export const leadsOfPerson = {
  gather: async ({ db }, { user_id }) => {
    const partners = await partnersOf(db, user_id)
    return { partners: partners.map(({ name, at }) => ({ name, at: at.toISOString() })) }
  },
  preview: async ({ db }, { user_id }) => ({
    stays: { partner_leads: (await partnersOf(db, user_id)).length },
  }),
  erase: {
    partner_contacts: (_services, tx, { user_id }) =>
      asOffice(tx, (office) => forgetLeadContacts(office, user_id)),
  },
} satisfies PersonParts
