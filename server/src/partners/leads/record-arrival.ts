import type { Database } from '../../platform/db/database.ts'
import type { Prospect } from '../../customers/prospects/published.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { asOffice } from '../scope/as-partner.ts'
import { attributeArrival } from './attribute-arrival.ts'
import { addArrival, listActivePartnersNamed } from '../accounts/partner-leads.queries.ts'

/** Notes which partner brought a customer who has just proved who they are; most come by themselves and nothing is noted. */
export const recordArrival = async (
  tx: Database,
  prospect: Prospect,
  user_id: string,
  now: Date,
): Promise<void> => {
  const { url_segment, utms, prospect_app_id } = prospect
  const utmId = utms['utm_id'] ?? null
  if (url_segment === null && utmId === null) return
  await asOffice(tx, async (office) => {
    const brought = attributeArrival(prospect, await listActivePartnersNamed(office, url_segment, utmId))
    if (brought === null) return
    const masked_contact = maskContact(prospect.mobile_phone_number ?? prospect.email ?? '')
    await addArrival(office, { ...brought, prospect_app_id, user_id, masked_contact, now })
  })
}
