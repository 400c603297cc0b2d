import type { PersonParts } from '../../platform/module.ts'
import { asOffice } from '../scope/as-partner.ts'
import { countPartnersOfContacts, forgetRequestsOf } from './partners.queries.ts'

/** A business that somebody asked to bring in with their own number: the request goes with them, a contract stays. */
export const partnersOfPerson = {
  preview: async ({ db }, { contacts }) => {
    const { requests, accounts } = await asOffice(db, (tx) => countPartnersOfContacts(tx, contacts))
    return { goes: { partner_requests: requests }, stays: { partner_accounts: accounts } }
  },
  erase: {
    partner_requests: (_services, tx, { contacts }) =>
      asOffice(tx, (office) => forgetRequestsOf(office, contacts)),
  },
} satisfies PersonParts
