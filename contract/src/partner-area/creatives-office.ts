import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, LanguageId, rowId } from '../platform/formats.ts'
import { ProductType } from '../reference/products.ts'
import { ContentId, PictureAddress, wholeFrom, wordsOf } from './content-fields.ts'
import { CreativeChannel, CreativeFormat } from './creatives.ts'

/** What staff write of a creative. */
export const CreativeFacts = z.strictObject({
  format: CreativeFormat,
  channel: z.nullable(CreativeChannel),
  product_type: z.nullable(ProductType),
  /** A creative that names a lender is listed once that lender has approved the version. */
  lender_id: z.nullable(rowId()),
  language: LanguageId,
  title: wordsOf(120),
  heading: z.nullable(wordsOf(120)),
  /**
   * {link}, {partner}, {brand}, {rates}, {amounts} and {months} are put in: the last three are what the live lenders of the product
   * publish on the day.
   */
  body: wordsOf(2_000),
  picture: z.nullable(PictureAddress),
  valid_from: Day,
  valid_to: z.nullable(Day),
})
export type CreativeFacts = z.output<typeof CreativeFacts>

/** Why it stands on partners' pages or does not; `no_rates` while no live lender of the product publishes what it speaks of. */
export const creativeStates = [
  'listed',
  'not_approved',
  'ahead',
  'ended',
  'lender_off',
  'no_rates',
  'deleted',
] as const
export type CreativeState = (typeof creativeStates)[number]

/** A creative as staff keep it. */
export const OfficeCreative = z.object({
  creative_id: ContentId,
  version: z.number(),
  ...CreativeFacts.shape,
  lender_name: z.nullable(z.string()),
  approved_by: z.nullable(z.string()),
  approved_on: z.nullable(Day),
  approval_file: z.nullable(z.string()),
  state: z.enum(creativeStates),
  /** How many partners took a version of it. */
  partners: z.number(),
  /** Names the facts as they stand. */
  tag: z.string(),
})
export type OfficeCreative = z.output<typeof OfficeCreative>

/** Every creative, deleted ones too, and the lenders that one may name. */
export const listOfficeCreatives = {
  method: 'GET',
  path: '/api/partner-content/creatives',
  audience: [1],
  limit: 'read',
  answer: dataOf(
    z.object({
      creatives: z.array(OfficeCreative),
      lenders: z.array(z.object({ lender_id: z.number(), name: z.string(), product_type: ProductType })),
    }),
  ),
  errors: [],
} as const satisfies Call

const saved = z.object({ success: z.literal(true), message: z.string(), data: OfficeCreative })

/**
 * Adds a creative (`creative_id` and `tag` null) or saves the whole of one. Other words are a new version, which a lender that it
 * names has to approve anew. 409 conflict, with what stands, where somebody saved in between.
 */
export const saveCreative = {
  method: 'POST',
  path: '/api/partner-content/creatives/save',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    creative_id: z.nullable(ContentId),
    tag: z.nullable(z.string().check(z.maxLength(40, 'invalid_value'))),
    creative: CreativeFacts,
  }),
  answer: saved,
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Records that the lender has approved a version: who of it, when, and the paper where there is one. */
export const approveCreative = {
  method: 'POST',
  path: '/api/partner-content/creatives/approve',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    creative_id: ContentId,
    version: wholeFrom(1, 1_000_000),
    approved_by: wordsOf(120),
    approved_on: Day,
    approval_file: z.nullable(PictureAddress),
  }),
  answer: saved,
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Sets its last day, or none. Partners who took it are told before it comes. */
export const endCreative = {
  method: 'POST',
  path: '/api/partner-content/creatives/end',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ creative_id: ContentId, valid_to: z.nullable(Day) }),
  answer: saved,
  errors: ['not_found'],
} as const satisfies Call

/** Deletes a creative, or brings it back (`removed` 0). Links and codes that were handed out go on working. */
export const removeCreative = {
  method: 'POST',
  path: '/api/partner-content/creatives/remove',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ creative_id: ContentId, removed: Flag }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call
