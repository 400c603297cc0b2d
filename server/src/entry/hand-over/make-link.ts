import { randomUUID } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { LinkChannel } from '@marketplace/contract/entry/hand-over'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../market/services.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { addProspect } from '../../customers/prospects/published.ts'
import { fixedSources } from '../../reference/traffic-sources/source-of.ts'
import { addLink, type WhereTheyAre } from './hand-over.queries.ts'
import { linkPath, newLinkToken } from './link-token.ts'

/** trust.md, attack surface 6. */
const HAND_OVER_SECONDS = 600
/** A sent link is read in the evening; it opens nothing without a fresh passcode. */
const RESUME_SECONDS = 24 * 3_600

export interface LinkOrder extends WhereTheyAre {
  channel: LinkChannel
  brand: KnownBrand
  language: LanguageId
  /** The proved contact of the customer, or the number that a partner typed: the passcode will go to it. */
  contact: string
  user_id: string | null
  partner?: { partner_id: number; slug: string | null }
  /** Who sends it to the customer: of staff, or the partner whose lead they are. */
  sender?: { staff_id: number | null; partner_id: number | null; name: string; request_id: string }
  ip: string
}

export interface Link {
  link_id: string
  path: string
  url: string
  expires_at: Date
  expires_in_s: number
}

/**
 * Makes a link and the start that it will lead to; the id of that start alone opens nothing, as no passcode was sent for it.
 * @returns null where the request of its sender has made one already.
 */
export const makeLink = async (
  { env, now }: Services,
  tx: Database,
  order: LinkOrder,
): Promise<Link | null> => {
  const { channel, brand, contact } = order
  const created_at = now()
  const expires_in_s = channel === 'device' || channel === 'partner' ? HAND_OVER_SECONDS : RESUME_SECONDS
  const expires_at = new Date(created_at.getTime() + expires_in_s * 1_000)
  const link_id = randomUUID()
  const prospect_app_id = randomUUID()
  const token = newLinkToken(channel)
  const isEmail = contact.includes('@')
  await addProspect(tx, {
    prospect_app_id,
    brand_id: brand.brand.brand_id,
    language: order.language,
    mobile_phone_code: isEmail ? null : '91',
    mobile_phone_number: isEmail ? null : contact,
    email: isEmail ? contact : null,
    // How a customer came was noted when they came; going on elsewhere is no new arrival.
    url_segment: order.partner?.slug ?? null,
    utms: {},
    arrival: {},
    consents: [],
    ip_address: order.ip,
    // What it will be opened on is not known yet.
    device: null,
    source_id: order.partner === undefined ? fixedSources.resume : fixedSources.partner,
    partner_id: order.partner?.partner_id ?? null,
    created_at,
  })
  const made = await addLink(tx, {
    link_id,
    prospect_app_id,
    token_hash: hashToken(token),
    channel,
    brand_id: brand.brand.brand_id,
    user_id: order.user_id,
    partner_id: order.partner?.partner_id ?? null,
    staff_id: order.sender?.staff_id ?? null,
    staff_name: order.sender?.name ?? null,
    sent_by_partner: order.sender?.partner_id ?? null,
    request_id: order.sender?.request_id ?? null,
    product_type: order.product_type,
    product_id: order.product_id,
    app_id: order.app_id,
    created_at,
    expires_at,
  })
  if (made === 0) return null
  const path = linkPath(channel, prospect_app_id, token, order.language)
  return { link_id, path, url: `${brandOrigin(env, brand)}${path}`, expires_at, expires_in_s }
}
