import type { Answer, Body } from '@marketplace/contract/platform/call'
import type {
  listResumeLinks,
  sendPartnerResumeLink as sendOfPartner,
  sendResumeLink as sendCall,
} from '@marketplace/contract/entry/hand-over'
import type { ProductType } from '@marketplace/contract/reference/products'
import { listApplicationsOf } from '../../loans/applications/published.ts'
import { findOwnLead } from '../../partners/accounts/published.ts'
import { asPartner } from '../../partners/scope/as-partner.ts'
import { type AuditActor, recordEvent } from '../../platform/audit-log/record-event.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { SignedInPartner, Staff } from '../../platform/http/actors.ts'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import {
  findCustomerContacts,
  findLastDetails,
  listFoundCustomers,
} from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { findVerifiedAt } from '../../customers/prospects/published.ts'
import {
  findLinkOfRequest,
  findSentLink,
  listSentLinks,
  revokeLink,
  revokeWaitingLinks,
} from './hand-over.queries.ts'
import { linkState } from './link-state.ts'
import { refuseManyLinks } from './links-a-day.ts'
import { makeLink } from './make-link.ts'
import { linkContact, passcodeContact } from './proved-contact.ts'
import { resumePoint } from './resume-point.ts'

/** More than this in a day is a nuisance, whoever presses. */
const LINKS_A_DAY = 3
const SHOWN = 20

const brandOf = ({ brands, env }: Services, brandId: number | null): KnownBrand => {
  const directory = brands()
  const known = directory.brands.find(({ brand }) => brand.brand_id === brandId)
  const brand = known ?? directory.bySlug(env.DEFAULT_BRAND)
  if (brand === null) throw new Problem('temporarily_unavailable')
  return brand
}

interface Sending {
  user_id: string
  channel: 'sms' | 'email'
  request_id: string
  sender: { staff_id: number | null; partner_id: number | null; name: string; auditActor: AuditActor }
  /** The one product that they may be led to; null for wherever they stopped. */
  product: ProductType | null
  ip: string
}

/** What staff and partners send alike: the customer's consent, the proved contact and the limit of a day are asked for here. */
const send = (
  services: Services,
  { user_id, channel, request_id, sender, product, ip }: Sending,
): Promise<string> => {
  const { db, now } = services
  const at = now()
  const { auditActor, ...named } = sender
  const { staff_id, partner_id } = named
  return db.transaction(async (tx) => {
    // Locks the customer: two sends come one after the other.
    const contacts = await findCustomerContacts(tx, user_id)
    const [customer] = await listFoundCustomers(tx, { user_id }, 1)
    if (contacts === null || customer === undefined) throw new Problem('not_found')
    const before = await findLinkOfRequest(tx, request_id, { user_id, staff_id, partner_id, channel })
    if (before !== null) return before.link_id
    const to = linkContact(channel, contacts)
    const contact = passcodeContact(contacts)
    if (to === null || contact === null) throw new Problem('contact_missing')
    await refuseManyLinks(tx, user_id, {
      most: LINKS_A_DAY,
      byStaff: true,
      code: 'resume_links_enough',
      now: at,
    })
    await revokeWaitingLinks(tx, user_id, ['sms', 'email'], at)
    const brand = brandOf(services, customer.brand_id)
    const applications = await listApplicationsOf(tx, user_id)
    const where =
      product === null
        ? resumePoint(await findLastDetails(tx, user_id), applications)
        : {
            ...resumePoint(
              null,
              applications.filter(({ product_type }) => product_type === product),
            ),
            product_type: product,
          }
    const link = await makeLink(services, tx, {
      channel,
      brand,
      language: contacts.language,
      contact,
      user_id,
      sender: { ...named, request_id },
      ...where,
      ip,
    })
    if (link === null) throw new Problem('conflict')
    const message_id = await queueMessage(services, tx, {
      channel,
      to,
      template: 'resume_link',
      language: contacts.language,
      values: { brand: brand.brand.name },
      code: link.url,
      expires_at: link.expires_at,
      user_id,
      replaces: `resume_link:${user_id}`,
    })
    if (message_id === null) throw new Problem('messages_not_agreed')
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'customer.resume_link',
        object_kind: 'customer',
        object_id: user_id,
        after: { link_id: link.link_id, channel },
        ip,
      },
      at,
    )
    return link.link_id
  })
}

/**
 * Sends a customer who stopped midway a link to go on, where they agreed to messages and the contact is proved.
 * @returns the link's id, the same for the same request. @throws Problem not_found, contact_missing, messages_not_agreed,
 *   resume_links_enough, conflict (the request made another link).
 */
export const sendResumeLink = (
  services: Services,
  body: Body<typeof sendCall>,
  { staff_id, username, auditActor }: Staff,
  ip: string,
): Promise<string> =>
  send(services, {
    ...body,
    sender: { staff_id, partner_id: null, name: username, auditActor },
    product: null,
    ip,
  })

/**
 * The same by the partner whose lead the customer is, as long as its lock holds; it counts among those that staff send in a day, and the
 * partner reads neither contact nor link. @throws Problem as above; not_found of another's lead and of one whose lock is over.
 */
export const sendPartnerResumeLink = async (
  services: Services,
  { lead_id, channel, request_id }: Body<typeof sendOfPartner>,
  { partner_id, name, auditActor }: SignedInPartner,
  ip: string,
): Promise<void> => {
  const lead = await asPartner(services.db, partner_id, (tx) => findOwnLead(tx, partner_id, lead_id))
  if (lead === null || lead.locked_until <= services.now()) throw new Problem('not_found')
  const { user_id, product_type } = lead
  const sender = { staff_id: null, partner_id, name, auditActor }
  await send(services, { user_id, channel, request_id, sender, product: product_type, ip })
}

/** The links that were sent to a customer, the newest first, without their secret. */
export const readResumeLinks = async (
  { db, now }: Services,
  userId: string,
): Promise<Answer<typeof listResumeLinks>['data']> => {
  if ((await listFoundCustomers(db, { user_id: userId }, 1)).length === 0) throw new Problem('not_found')
  const links = await listSentLinks(db, userId, SHOWN)
  return Promise.all(
    links.map(async (link) => ({
      link_id: link.link_id,
      channel: link.channel === 'email' ? 'email' : 'sms',
      state: linkState({ ...link, verified_at: await findVerifiedAt(db, link.prospect_app_id) }, now()),
      staff_name: link.staff_name,
      created_at: link.created_at.toISOString(),
      expires_at: link.expires_at.toISOString(),
    })),
  )
}

/** Ends a link that was sent. @throws Problem not_found; conflict where it was opened or has ended. */
export const revokeSentLink = (
  { db, now }: Services,
  linkId: string,
  { auditActor }: Staff,
  ip: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const link = await findSentLink(tx, linkId)
    if (link === null) throw new Problem('not_found')
    if ((await revokeLink(tx, linkId, now())) === 0) throw new Problem('conflict')
    const act = { action: 'customer.resume_link_revoked', object_kind: 'customer' } as const
    await recordEvent(
      tx,
      { auditActor, ...act, object_id: link.user_id ?? '', after: { link_id: linkId }, ip },
      now(),
    )
  })
