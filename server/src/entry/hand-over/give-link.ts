import type { Answer, Body } from '@marketplace/contract/platform/call'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type {
  createHandOver,
  createPartnerHandOver,
  LinkState,
  sendOwnResumeLink,
} from '@marketplace/contract/entry/hand-over'
import { findOwnApplication } from '../../loans/applications/published.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Customer } from '../../platform/http/actors.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { findPartner } from '../../partners/accounts/published.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { findCustomerContacts } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { findVerifiedAt } from '../../customers/prospects/published.ts'
import { findOwnLink, revokeLink, revokeWaitingLinks, type WhereTheyAre } from './hand-over.queries.ts'
import { linkState } from './link-state.ts'
import { refuseManyLinks } from './links-a-day.ts'
import { makeLink, type Link } from './make-link.ts'
import { linkContact, passcodeContact } from './proved-contact.ts'

type Made = Answer<typeof createHandOver>['data']

/** Who asks, and where. */
export interface Asking {
  brand: KnownBrand
  language: LanguageId
  ip: string
}

const OWN_LINKS_A_DAY = 5

const told = ({ link_id, path, url, expires_in_s }: Link): Made => ({ link_id, path, url, expires_in_s })

const whereOf = async (
  db: Database,
  userId: string,
  { product_type, product_id, app_id }: Body<typeof createHandOver>,
): Promise<WhereTheyAre> => {
  if (app_id !== undefined && (await findOwnApplication(db, app_id, userId)) === null)
    throw new Problem('not_found')
  return { product_type: product_type ?? null, product_id: product_id ?? null, app_id: app_id ?? null }
}

/** A link for another device of the customer; the one before it ends. @throws Problem not_found, contact_missing. */
export const giveLink = async (
  services: Services,
  { user_id }: Customer,
  body: Body<typeof createHandOver>,
  { brand, language, ip }: Asking,
): Promise<Made> => {
  const { db, now } = services
  const where = await whereOf(db, user_id, body)
  return db.transaction(async (tx) => {
    const contacts = await findCustomerContacts(tx, user_id)
    const contact = contacts === null ? null : passcodeContact(contacts)
    if (contact === null) throw new Problem('contact_missing')
    await revokeWaitingLinks(tx, user_id, ['device'], now())
    const order = { ...where, channel: 'device', brand, language, contact, user_id, ip } as const
    const link = await makeLink(services, tx, order)
    if (link === null) throw new Problem('conflict')
    return told(link)
  })
}

/** What became of the customer's own link. @throws Problem not_found. */
export const readLink = async (
  { db, now }: Services,
  { user_id }: Customer,
  linkId: string,
): Promise<LinkState> => {
  const link = await findOwnLink(db, linkId, user_id)
  if (link === null) throw new Problem('not_found')
  return linkState({ ...link, verified_at: await findVerifiedAt(db, link.prospect_app_id) }, now())
}

/** Ends the customer's own link; one that was opened is left to its passcode. @throws Problem not_found. */
export const endLink = async (
  { db, now }: Services,
  { user_id }: Customer,
  linkId: string,
): Promise<void> => {
  if ((await findOwnLink(db, linkId, user_id)) === null) throw new Problem('not_found')
  await revokeLink(db, linkId, now())
}

/** Sends the customer a link of their own asking. @throws Problem not_found, contact_missing, too_many_requests. */
export const sendOwnLink = async (
  services: Services,
  { user_id }: Customer,
  { channel, ...body }: Body<typeof sendOwnResumeLink>,
  { brand, language, ip }: Asking,
): Promise<void> => {
  const { db, now } = services
  const where = await whereOf(db, user_id, body)
  await db.transaction(async (tx) => {
    // Locks the customer: two sends come one after the other.
    const contacts = await findCustomerContacts(tx, user_id)
    const to = contacts === null ? null : linkContact(channel, contacts)
    const contact = contacts === null ? null : passcodeContact(contacts)
    if (to === null || contact === null) throw new Problem('contact_missing')
    await refuseManyLinks(tx, user_id, {
      most: OWN_LINKS_A_DAY,
      byStaff: false,
      code: 'too_many_requests',
      now: now(),
    })
    await revokeWaitingLinks(tx, user_id, ['sms', 'email'], now())
    const link = await makeLink(services, tx, { ...where, channel, brand, language, contact, user_id, ip })
    if (link === null) throw new Problem('conflict')
    await queueMessage(services, tx, {
      channel,
      to,
      template: 'resume_link_asked',
      language,
      values: { brand: brand.brand.name },
      code: link.url,
      expires_at: link.expires_at,
      user_id,
      replaces: `resume_link:${user_id}`,
    })
  })
}

/** A link from a partner's form. Whether the number is a customer's is not looked up. */
export const givePartnerLink = async (
  services: Services,
  { partner_id }: SignedInPartner,
  { mobile_phone_number, language, product_type }: Body<typeof createPartnerHandOver>,
  { brand, ip }: Omit<Asking, 'language'>,
): Promise<Made> =>
  asOffice(services.db, async (tx) => {
    const partner = await findPartner(tx, partner_id, dayInIndia(services.now()))
    if (partner === null) throw new Problem('not_found')
    const link = await makeLink(services, tx, {
      channel: 'partner',
      brand,
      language,
      contact: mobile_phone_number,
      user_id: null,
      partner: { partner_id, slug: partner.slug },
      product_type: product_type ?? null,
      product_id: null,
      app_id: null,
      ip,
    })
    if (link === null) throw new Problem('conflict')
    return told(link)
  })
