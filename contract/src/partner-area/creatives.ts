import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import { type Call, ownerAndSales } from '../platform/call.ts'
import { Day, LanguageId } from '../platform/formats.ts'
import { ProductType } from '../reference/products.ts'
import { ContentId, wholeFrom } from './content-fields.ts'

export const creativeFormats = ['message', 'banner'] as const
export const CreativeFormat = z.enum(creativeFormats, { error: 'invalid_value' })
export const creativeChannels = ['whatsapp', 'sms', 'email'] as const
export const CreativeChannel = z.enum(creativeChannels, { error: 'invalid_value' })
export type CreativeChannel = z.output<typeof CreativeChannel>

/** How a partner takes a creative: on the clipboard, into WhatsApp, as a file. */
export const takeWays = ['copy', 'whatsapp', 'svg', 'png'] as const
export type TakeWay = (typeof takeWays)[number]

/** `square` 1080 × 1080 pixels, for posts and prints; `tall` 1080 × 1920, for a status. */
export const bannerShapes = ['square', 'tall'] as const
export const BannerShape = z.enum(bannerShapes, { error: 'invalid_value' })
export type BannerShape = z.output<typeof BannerShape>

/** A creative that is approved and valid today, with the partner's link, name and today's facts put in. */
export const OwnCreative = z.object({
  creative_id: ContentId,
  version: z.number(),
  format: CreativeFormat,
  channel: z.nullable(CreativeChannel),
  /** Null speaks of every product, and of no lender. */
  product_type: z.nullable(ProductType),
  lender_name: z.nullable(z.string()),
  language: LanguageId,
  title: z.string(),
  /** The subject of an e-mail, the large words of a banner. */
  heading: z.nullable(z.string()),
  /** Ready to send: the line of the advertiser is its end. */
  text: z.string(),
  /** Who approved it for the lender, where it names one. */
  approved_by: z.nullable(z.string()),
  approved_on: z.nullable(Day),
  valid_to: z.nullable(Day),
  /** The last day on which this partner took this version. */
  taken_on: z.nullable(Day),
})
export type OwnCreative = z.output<typeof OwnCreative>

/** The creatives of today. `link` is the partner's own, as it stands in them. */
export const listOwnCreatives = {
  method: 'GET',
  path: '/api/partner/creatives',
  audience: 'partner',
  roles: ownerAndSales,
  limit: 'read',
  effect: 'reads',
  answer: dataOf(z.object({ link: z.string(), creatives: z.array(OwnCreative) })),
  errors: [],
} as const satisfies Call

/** How a banner looks, as SVG: every letter is drawn, so that it needs no face of whoever looks. */
export const previewBanner = {
  method: 'GET',
  path: '/api/partner/creatives/:creativeId/preview',
  audience: 'partner',
  roles: ownerAndSales,
  limit: 'read',
  effect: 'reads',
  params: z.object({ creativeId: ContentId }),
  query: z.object({ shape: BannerShape }),
  answer: dataOf(z.object({ svg: z.string() })),
  errors: ['not_found'],
} as const satisfies Call

/**
 * Notes that the partner took a message, with its version: who took it is told before it ends. 409 conflict where another version
 * has taken its place. Sent twice it is noted once.
 */
export const takeMessage = {
  method: 'POST',
  path: '/api/partner/creatives/take',
  audience: 'partner',
  roles: ownerAndSales,
  limit: 'write',
  effect: 'writes',
  body: z.strictObject({
    creative_id: ContentId,
    version: wholeFrom(1, 1_000_000),
    way: z.enum(['copy', 'whatsapp'], { error: 'invalid_value' }),
  }),
  answer: Done,
  errors: ['not_found', 'conflict'],
} as const satisfies Call

const bannerBody = z.strictObject({ creative_id: ContentId, shape: BannerShape })

/** A banner with the partner's link and QR code. That it was taken is noted with its version. */
export const downloadBannerSvg = {
  method: 'POST',
  path: '/api/partner/creatives/download-svg',
  audience: 'partner',
  roles: ownerAndSales,
  limit: 'write',
  effect: 'writes',
  body: bannerBody,
  answer: z.string(),
  file: { type: 'image/svg+xml', name: 'banner.svg' },
  errors: ['not_found'],
} as const satisfies Call

/** The same as a picture of 1080 pixels width. */
export const downloadBannerPng = {
  method: 'POST',
  path: '/api/partner/creatives/download-png',
  audience: 'partner',
  roles: ownerAndSales,
  limit: 'write',
  effect: 'writes',
  body: bannerBody,
  answer: z.string(),
  file: { type: 'image/png', name: 'banner.png', isStreamed: true },
  errors: ['not_found'],
} as const satisfies Call
