import type { makeOwnLink } from '@marketplace/contract/partner-area/partner-links'
import type { Body } from '@marketplace/contract/platform/call'
import { reservedSegments } from '@marketplace/contract/site/bootstrap'
import { type AuditActor, recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { addPartnerSegment } from '../../reference/url-segments/published.ts'
import type { Services } from '../../reference/services.ts'
import { findPartner } from '../accounts/published.ts'
import { asOffice } from '../scope/as-partner.ts'
import { addLink, findLink, findRequestedLink, setLinkEnd } from '../links/published.ts'

/** Who makes or ends a link, as its list names them. */
export interface LinkDeed {
  by: string
  auditActor: AuditActor
  ip: string
}

export type NewLink = Body<typeof makeOwnLink>

const reserved: ReadonlySet<string> = new Set(reservedSegments)
const taken = (): Problem => new Problem('partner_slug_taken', [{ field: 'slug', key: 'partner_slug_taken' }])

/**
 * Makes a link of a partner that may bring customers. The partner writes through the office: the slug is a url segment as well, and what
 * other partners' are called is nothing that its own transaction sees.
 * @throws Problem not_found of a partner that is not active, or an unknown brand; invalid_request; partner_slug_taken
 */
export const makeLink = (
  services: Services,
  deed: LinkDeed,
  partnerId: number,
  { request_id, brand_slug, ...link }: NewLink,
): Promise<number> => {
  const now = services.now()
  const brand = services.brands().bySlug(brand_slug)
  if (brand === null) throw new Problem('not_found')
  if (link.product_type !== null && !brand.product_types.includes(link.product_type))
    throw new Problem('invalid_request', [{ field: 'product_type', key: 'option_invalid' }])
  if (link.expires_on !== null && link.expires_on < dayInIndia(now))
    throw new Problem('invalid_request', [{ field: 'expires_on', key: 'date_invalid' }])
  if (reserved.has(link.slug)) throw taken()
  return asOffice(services.db, async (tx) => {
    const partner = await findPartner(tx, partnerId, dayInIndia(now))
    if (partner?.status !== 'active') throw new Problem('not_found')
    const before = await findRequestedLink(tx, request_id)
    if (before !== null) {
      if (before.partner_id !== partnerId) throw new Problem('not_found')
      return before.link_id
    }
    if ((await addPartnerSegment(tx, link.slug, link.product_type)) === 0) {
      // The same request twice at one moment: the other one has made it by now.
      const beside = await findRequestedLink(tx, request_id)
      if (beside?.partner_id === partnerId) return beside.link_id
      throw taken()
    }
    const link_id = await addLink(tx, {
      ...link,
      request_id,
      partner_id: partnerId,
      brand_id: brand.brand.brand_id,
      made_by: deed.by,
      made_at: now,
    })
    const { name, slug, product_type, expires_on } = link
    await recordEvent(
      tx,
      {
        auditActor: deed.auditActor,
        action: 'partner_link.make',
        object_kind: 'partner_link',
        object_id: link_id,
        object_name: slug,
        after: { partner_id: partnerId, name, slug, product_type, expires_on },
        ip: deed.ip,
      },
      now,
    )
    return link_id
  })
}

const recordEnd = (
  tx: Database,
  deed: LinkDeed,
  link: { link_id: number; slug: string },
  ended: 0 | 1,
  now: Date,
) =>
  recordEvent(
    tx,
    {
      auditActor: deed.auditActor,
      action: ended === 1 ? 'partner_link.end' : 'partner_link.resume',
      object_kind: 'partner_link',
      object_id: link.link_id,
      object_name: link.slug,
      ip: deed.ip,
    },
    now,
  )

/** Ends a link, or takes that back; done twice it is done once. @param partnerId whose it has to be; null for staff @throws Problem not_found */
export const endLink = (
  services: Pick<Services, 'db' | 'now'>,
  deed: LinkDeed,
  { link_id, ended }: { link_id: number; ended: 0 | 1 },
  partnerId: number | null,
): Promise<void> =>
  asOffice(services.db, async (tx) => {
    const link = await findLink(tx, link_id)
    if (link === null || link.is_own === 1 || (partnerId !== null && link.partner_id !== partnerId))
      throw new Problem('not_found')
    const now = services.now()
    if ((await setLinkEnd(tx, link_id, ended === 1 ? { at: now, by: deed.by } : null)) > 0)
      await recordEnd(tx, deed, link, ended, now)
  })
