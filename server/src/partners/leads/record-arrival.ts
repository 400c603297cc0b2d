import type { Database } from '../../platform/db/database.ts'
import type { Prospect } from '../../customers/prospects/published.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { asOffice } from '../scope/as-partner.ts'
import { attributeArrival, type Arrival, type Attribution } from './attribute-arrival.ts'
import { addArrival, listActivePartnersNamed } from '../accounts/partner-leads.queries.ts'

/** The active partner that a start says it came by; null for none. */
export const partnerOfArrival = async (tx: Database, arrival: Arrival): Promise<Attribution | null> => {
  const { url_segment, utms } = arrival
  const utmId = utms['utm_id'] ?? null
  if (url_segment === null && utmId === null) return null
  return asOffice(tx, async (office) =>
    attributeArrival(arrival, await listActivePartnersNamed(office, url_segment, utmId)),
  )
}

/** Notes which partner brought a customer who has just proved who they are; most come by themselves and nothing is noted. */
export const recordArrival = async (
  tx: Database,
  prospect: Prospect,
  user_id: string,
  now: Date,
): Promise<void> => {
  const brought = await partnerOfArrival(tx, prospect)
  if (brought === null) return
  const { prospect_app_id } = prospect
  const masked_contact = maskContact(prospect.mobile_phone_number ?? prospect.email ?? '')
  await asOffice(tx, (office) =>
    addArrival(office, { ...brought, prospect_app_id, user_id, masked_contact, now }),
  )
}
