import type { Prospect } from '../../customers/prospects/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { addArrival, listActivePartnersNamed } from '../accounts/partner-leads.queries.ts'
import { findLinkBySlug, listClicks } from '../links/published.ts'
import { momentOf, touchesOf } from '../links/touches.ts'
import { asOffice } from '../scope/as-partner.ts'
import { attributeArrival, type Arrival, type Attribution } from './attribute-arrival.ts'
import type { Came } from './lead-touches.ts'

/** The active partner that a start says it came by; null for none. */
export const partnerOfArrival = async (tx: Database, arrival: Arrival): Promise<Attribution | null> => {
  const { url_segment, utms } = arrival
  const utmId = utms['utm_id'] ?? null
  if (url_segment === null && utmId === null) return null
  return asOffice(tx, async (office) => {
    const link = url_segment === null ? null : await findLinkBySlug(office, url_segment)
    const named = await listActivePartnersNamed(office, url_segment, utmId, link?.partner_id ?? null)
    return attributeArrival(arrival, named)
  })
}

/** The link of the path, the clicks before it, and the sub-ids: those of the last click on the link before the link's own. */
const cameBy = async (
  office: Database,
  { url_segment, arrival }: Prospect,
  partnerId: number,
  now: Date,
): Promise<Came> => {
  const touches = touchesOf(arrival.click, now)
  const link = url_segment === null ? null : await findLinkBySlug(office, url_segment)
  if (link === null || link.partner_id !== partnerId) return { link_id: null, touches, subs: {} }
  const clicks = await listClicks(
    office,
    touches.map((click_id) => ({ click_id, at: momentOf(click_id) })),
  )
  const last = clicks.findLast(({ link_id }) => link_id === link.link_id)
  return { link_id: link.link_id, touches, subs: { ...link.subs, ...last?.subs } }
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
  await asOffice(tx, async (office) => {
    const came = await cameBy(office, prospect, brought.partner_id, now)
    await addArrival(office, { ...brought, ...came, prospect_app_id, user_id, masked_contact, now })
  })
}
