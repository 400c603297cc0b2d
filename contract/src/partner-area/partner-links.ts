import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import { type Call, ownerAndSales } from '../platform/call.ts'
import { Day, Flag, Id, Instant, plainText, rowId, rowIdInPath, Slug } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { ProductType } from '../reference/products.ts'

/** What a click counts as (docs/decisions/097): `ok` alone is counted. */
export const clickVerdicts = [
  'ok',
  'bot:ua',
  'bot:method',
  'prefetch',
  'preview',
  'no-navigate',
  'burst',
  'repeat',
] as const
export const ClickVerdict = z.enum(clickVerdicts)
export type ClickVerdict = z.output<typeof ClickVerdict>

/** The names of the sub-ids of a link, which stay with the lead. */
export const subNames = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5'] as const

/** A sub-id stands in addresses that anybody passes on: no contact of anybody fits in. */
export const subForm = /^(?!.*\d{10})[A-Za-z0-9._~-]{1,40}$/
const Sub = z.string({ error: 'invalid_value' }).check(z.regex(subForm, 'invalid_value'))
export const Subs = z.strictObject({
  sub1: z.optional(Sub),
  sub2: z.optional(Sub),
  sub3: z.optional(Sub),
  sub4: z.optional(Sub),
  sub5: z.optional(Sub),
})
export type Subs = z.output<typeof Subs>

const Campaign = z
  .string({ error: 'invalid_value' })
  .check(z.regex(/^(?!.*\d{10})[A-Za-z0-9._~ -]{1,60}$/, 'invalid_value'))
export const LinkUtms = z.strictObject({
  utm_source: z.optional(Campaign),
  utm_medium: z.optional(Campaign),
  utm_campaign: z.optional(Campaign),
})
export type LinkUtms = z.output<typeof LinkUtms>

/** `expired` is past its last day, `ended` was ended by hand: both still open the page, and the lead is the partner's. */
export const linkStates = ['live', 'expired', 'ended'] as const
export const LinkState = z.enum(linkStates)
export type LinkState = z.output<typeof LinkState>

/**
 * Of all time. `hits` ≥ `counted` ≥ `seen`: opened by whatever; by a person, once an hour; and with a page whose script said so. `qr`:
 * counted ones by QR code. `part`: the partner's part of our commission for loans of its leads, in rupees, an estimate until it is on a
 * statement; null for sales. `days`: counted, of the last 14 days in India, today last.
 */
export const LinkFigures = z.object({
  hits: z.number(),
  counted: z.number(),
  seen: z.number(),
  qr: z.number(),
  signed_in: z.number(),
  leads: z.number(),
  applied: z.number(),
  disbursed: z.number(),
  part: z.nullable(z.number()),
  days: z.array(z.number()),
})
export type LinkFigures = z.output<typeof LinkFigures>

/** What a partner needs for its links of a product to be live: the courses, its details and papers, the declaration for housing finance. */
export const gateNeeds = ['training', 'papers', 'housing'] as const
export type GateNeed = (typeof gateNeeds)[number]
export const LinkGate = z.object({
  /** 0 where something is missing; the link opens its page and keeps lead and share all the same. */
  live: Flag,
  missing: z.array(z.enum(gateNeeds)),
  /** The last day on which a partner of before works without what is missing; null where nothing is, and for a new one. */
  notice_until: z.nullable(Day),
})
export type LinkGate = z.output<typeof LinkGate>

export const PartnerLink = z.object({
  link_id: z.number(),
  name: z.string(),
  slug: z.string(),
  /** The partner's own path, counted as links are from its first click on; it cannot be ended. */
  is_own: Flag,
  /** Whole, as it is shared. */
  address: z.string(),
  brand: z.object({ slug: z.string(), name: z.string() }),
  /** Null leads to all products. */
  product_type: z.nullable(ProductType),
  utms: LinkUtms,
  subs: Subs,
  expires_on: z.nullable(Day),
  state: LinkState,
  gate: LinkGate,
  made_by: z.string(),
  made_at: Instant,
  ended_at: z.nullable(Instant),
  figures: LinkFigures,
})
export type PartnerLink = z.output<typeof PartnerLink>

/** The QR code of a link, error correction Q, four modules of white around it, in the brand's dark colour on white. */
export const LinkQr = z.object({
  /** What it says: the link with `q=1`. */
  text: z.string(),
  /** Modules a side with the white. */
  size: z.number(),
  svg: z.string(),
  /** 1,024 pixels a side, base64. */
  png: z.string(),
})
export type LinkQr = z.output<typeof LinkQr>

export const PartnerLinkDetail = z.object({
  ...PartnerLink.shape,
  /** Hits that are not counted, by why; the most first. */
  reasons: z.array(z.object({ verdict: ClickVerdict, count: z.number() })),
  /** The newest clicks, for whoever asks about one of them. */
  newest: z.array(
    z.object({
      click_id: Id,
      at: Instant,
      verdict: ClickVerdict,
      reason: z.nullable(z.string()),
      browser: z.nullable(z.string()),
      is_qr: Flag,
      seen: Flag,
    }),
  ),
  qr: LinkQr,
  /** Whether the partner has passed the course of the product; null where the link leads to all. The link works either way, and staff see it here. */
  training: z.nullable(z.enum(['passed', 'needed'])),
})
export type PartnerLinkDetail = z.output<typeof PartnerLinkDetail>

const newLink = {
  /** Sent again it makes no second link. */
  request_id: Id,
  name: plainText(60, 'text_invalid').check(z.trim(), z.minLength(1, 'field_required')),
  slug: Slug,
  brand_slug: Slug,
  product_type: z.nullable(ProductType),
  utms: LinkUtms,
  subs: Subs,
  expires_on: z.nullable(Day),
} as const
const listed = {
  ...pageFields,
  state: z.optional(z.enum(['live', 'over'], { error: 'invalid_value' })),
} as const
const params = z.object({ linkId: rowIdInPath() })
/** `ended` 0 takes the end back. */
const ending = z.strictObject({ link_id: rowId(), ended: Flag })

/** The partner's own links, the newest first; `over` are those that expired or were ended. */
export const listOwnLinks = {
  method: 'GET',
  path: '/api/partner/links',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'reads',
  limit: 'read',
  query: z.object(listed),
  answer: z.object({
    ...pageOf(PartnerLink).shape,
    counts: z.object({ live: z.number(), over: z.number() }),
    /** What a new link may lead to. */
    brands: z.array(
      z.object({ slug: z.string(), name: z.string(), host: z.string(), products: z.array(ProductType) }),
    ),
  }),
  errors: [],
} as const satisfies Call

export const getOwnLink = {
  method: 'GET',
  path: '/api/partner/links/:linkId',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'reads',
  limit: 'read',
  params,
  answer: dataOf(PartnerLinkDetail),
  errors: ['not_found'],
} as const satisfies Call

/** Failures: 409 partner_slug_taken, also of a word that is the product's own. */
export const makeOwnLink = {
  method: 'POST',
  path: '/api/partner/links/make',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'writes',
  limit: 'write',
  body: z.strictObject(newLink),
  answer: dataOf(z.object({ link_id: z.number() })),
  errors: ['not_found', 'partner_slug_taken'],
} as const satisfies Call

export const endOwnLink = {
  method: 'POST',
  path: '/api/partner/links/end',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'writes',
  limit: 'write',
  body: ending,
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

const partnerOfLink = { partner_id: z.number(), partner_name: z.string() } as const
export const TrackingLink = z.object({ ...PartnerLink.shape, ...partnerOfLink })
export type TrackingLink = z.output<typeof TrackingLink>

/** Every partner's links, the newest first; `search` in name, slug and partner. */
export const listTrackingLinks = {
  method: 'GET',
  path: '/api/tracking-links',
  audience: [1],
  limit: 'read',
  query: z.object({ ...listed, search: z.optional(plainText(64)), partner_id: z.optional(rowIdInPath()) }),
  answer: z.object({
    ...pageOf(TrackingLink).shape,
    brands: z.array(
      z.object({ slug: z.string(), name: z.string(), host: z.string(), products: z.array(ProductType) }),
    ),
  }),
  errors: [],
} as const satisfies Call

export const getTrackingLink = {
  method: 'GET',
  path: '/api/tracking-links/:linkId',
  audience: [1],
  limit: 'read',
  params,
  answer: dataOf(z.object({ ...PartnerLinkDetail.shape, ...partnerOfLink })),
  errors: ['not_found'],
} as const satisfies Call

/** For a partner that is active. */
export const makeTrackingLink = {
  method: 'POST',
  path: '/api/tracking-links/make',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ ...newLink, partner_id: rowId() }),
  answer: dataOf(z.object({ link_id: z.number() })),
  errors: ['not_found', 'partner_slug_taken'],
} as const satisfies Call

export const endTrackingLink = {
  method: 'POST',
  path: '/api/tracking-links/end',
  audience: [1],
  limit: 'write',
  body: ending,
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call
