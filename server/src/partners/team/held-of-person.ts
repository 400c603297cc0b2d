import type { PersonParts } from '../../platform/module.ts'
import { asOffice } from '../scope/as-partner.ts'
import { forgetInvitationsTo } from './invitations.queries.ts'
import { emailIndexOf } from '../people/open-person.ts'

/**
 * An invitation that nobody took up goes with the customer whose address it was sent to. Whoever works for a partner stays its person until
 * an owner removes them: the address is gone at that moment.
 */
export const teamOfPerson = {
  erase: {
    partner_invitations: ({ vault }, tx, { contacts }) =>
      asOffice(tx, (office) =>
        forgetInvitationsTo(
          office,
          contacts.filter((one) => one.includes('@')).map((one) => emailIndexOf(vault, one)),
        ),
      ),
  },
} satisfies PersonParts
