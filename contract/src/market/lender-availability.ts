import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Instant, plainText } from '../platform/formats.ts'
import { ProductType } from '../reference/products.ts'

const RowId = z.number().check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647))

/** A time to the second, in UTC. */
const Moment = z.string({ error: 'date_invalid' }).check(
  z.regex(/^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,3})?)?Z$/, 'date_invalid'),
  z.refine((text) => !Number.isNaN(Date.parse(text)), 'date_invalid'),
)

/** Where a lender is switched off, or will be: one lender, brand and product. */
export const SwitchedOff = z.object({
  brand_id: z.number(),
  reason: z.string(),
  /** Off from this moment, to that one where there is one. */
  off_from: Instant,
  off_until: z.nullable(Instant),
  /** 1 while it is off; 0 before `off_from`. */
  is_off: Flag,
  /** Who switched it, and when. */
  switched_by: z.string(),
  switched_at: Instant,
})
export type SwitchedOff = z.output<typeof SwitchedOff>

/**
 * A row of the matrix. It is on for each brand that is not in `off` with `is_off`.
 *
 * "People who see this lender now" are customers with an application for the product that is not closed, whose newest stored
 * offers (the snapshot of what they were last shown with all lenders' answers in) match this lender, and to whom a look now
 * could show it again: the lender is live, not deleted, and on for the brand of those offers. One customer counts once.
 */
export const AvailabilityRow = z.object({
  lender_id: z.number(),
  name: z.string(),
  legal_name: z.string(),
  lender_status: Flag,
  off: z.array(SwitchedOff),
  /** People who see it now, in all and by brand; brands where nobody does are left out. */
  people: z.number(),
  people_by_brand: z.array(z.object({ brand_id: z.number(), people: z.number() })),
})
export type AvailabilityRow = z.output<typeof AvailabilityRow>

export const AvailabilityBrand = z.object({ brand_id: z.number(), slug: z.string(), name: z.string() })
export type AvailabilityBrand = z.output<typeof AvailabilityBrand>

/** Lenders of a product by name, and every brand that offers the product. `q` finds in the name and the legal name. */
export const listLenderAvailability = {
  method: 'GET',
  path: '/api/lender-availability/list',
  audience: [1],
  limit: 'read',
  query: z.object({
    product_type: ProductType,
    q: z.optional(plainText(80)),
    page: z._default(z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(10_000)), 1),
    page_size: z._default(z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(5_000)), 500),
  }),
  answer: z.object({
    success: z.literal(true),
    data: z.object({ brands: z.array(AvailabilityBrand), lenders: z.array(AvailabilityRow) }),
    page: z.number(),
    page_size: z.number(),
    total: z.number(),
  }),
  errors: [],
} as const satisfies Call

/** What is switched: a lender, for one brand or for all there are now, for one product or for all of section 9. */
const Switch = {
  lender_id: RowId,
  brand_id: z.nullable(RowId),
  product_type: z.nullable(ProductType),
  is_on: Flag,
} as const

/**
 * Switches a lender. A brand that is created later starts with every lender on. Switching off may be set to a span of time:
 * from `off_from` (absent: now) to `off_until` (absent: until it is switched on). Customers' matching follows within a second
 * in every process. `changed` counts the pairs of brand and product that are other than before.
 * Errors: not_found for a lender or brand that is not there; invalid_request for a span that ends before it begins or has ended.
 */
export const setLenderAvailability = {
  method: 'POST',
  path: '/api/lender-availability/set',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    ...Switch,
    reason: plainText(200).check(z.regex(/\S/, 'field_required')),
    off_from: z.optional(Moment),
    off_until: z.optional(Moment),
  }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ changed: z.number() }),
  }),
  errors: ['not_found'],
} as const satisfies Call

/**
 * What the switch would touch. `people`: who see the lender now (AvailabilityRow) at a brand and product that would change; 0 for
 * switching on. `open_applications`: open applications of any lender there, whose offers are matched anew. `with_lender`: those of
 * them that were sent to this lender and have not come to an end with it; they stay.
 */
export const previewLenderAvailability = {
  method: 'POST',
  path: '/api/lender-availability/preview',
  audience: [1],
  limit: 'read',
  body: z.strictObject(Switch),
  answer: dataOf(z.object({ people: z.number(), open_applications: z.number(), with_lender: z.number() })),
  errors: ['not_found'],
} as const satisfies Call
