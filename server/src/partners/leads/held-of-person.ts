import type { Database } from '../../platform/db/database.ts'
import type { PersonParts } from '../../platform/module.ts'
import { asOffice } from '../scope/as-partner.ts'
import { listClaimantsOf } from '../claims/lead-claims.queries.ts'
import { forgetLeadContacts, listPartnersOf, listStandings } from '../accounts/partner-leads.queries.ts'

/** Who brought them by a link or a claim, the newest first. */
const partnersOf = (db: Database, userId: string) =>
  asOffice(db, async (tx) => {
    const claimants = await listClaimantsOf(tx, userId)
    const ids = claimants.map(({ partner_id }) => partner_id)
    const names = new Map((await listStandings(tx, ids)).map(({ partner_id, name }) => [partner_id, name]))
    const claimed = claimants.map(({ partner_id, at }) => ({ name: names.get(partner_id) ?? '', at }))
    return [...(await listPartnersOf(tx, userId)), ...claimed].toSorted(
      (one, other) => other.at.getTime() - one.at.getTime(),
    )
  })

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
