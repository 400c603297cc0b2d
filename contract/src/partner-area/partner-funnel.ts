import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, ownerAlone } from '../platform/call.ts'
import { plainText } from '../platform/formats.ts'
import { Brand } from '../reference/brands.ts'
import { ProductType } from '../reference/products.ts'

/** What a visitor of the partner's path sees first: the sign-in, or the products to choose from. */
export const firstSteps = ['sign_in', 'products'] as const
export const FirstStep = z.enum(firstSteps, { error: 'invalid_value' })
export type FirstStep = z.output<typeof FirstStep>

const fields = {
  /** Stands behind "In Partnership With"; null for none. */
  co_brand_line: z.nullable(plainText(60).check(z.trim(), z.minLength(1, 'field_required'))),
  /** Products that come first, each once; the brand's others follow in its own order. */
  product_order: z
    .array(ProductType)
    .check(z.refine((products) => new Set(products).size === products.length, 'invalid_value')),
  first_step: FirstStep,
  /** `#rrggbb`; null for the brand's. Pages show the nearest colour that reads (the brand studio's contrast check). */
  primary_colour: z.nullable(
    z.string({ error: 'invalid_value' }).check(z.regex(/^#[0-9a-f]{6}$/, 'invalid_value')),
  ),
} as const

export const Funnel = z.object({ ...fields, co_brand_line: z.nullable(z.string()) })
export type Funnel = z.output<typeof Funnel>

export const FunnelSettings = z.object({
  funnel: Funnel,
  /** 0 while nothing was ever saved. */
  version: z.number(),
  /** The brand as it stands; one that has a co-brand of its own leaves no room for another line. */
  brand: Brand,
  /** The products that the brand offers, in its order. */
  products: z.array(ProductType),
  /** The path that it is of. */
  path: z.string(),
})
export type FunnelSettings = z.output<typeof FunnelSettings>

export const getFunnel = {
  method: 'GET',
  path: '/api/partner/funnel',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'reads',
  limit: 'read',
  answer: dataOf(FunnelSettings),
  errors: ['not_found'],
} as const satisfies Call

/**
 * In force for the next visitor. Nothing of it touches the order of offers, words of consents or legal lines. Refused: a product that the brand
 * does not offer, a line beside a co-brand of the brand's own; 409 where another save came between.
 */
export const saveFunnel = {
  method: 'POST',
  path: '/api/partner/funnel/save',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  body: z.strictObject({
    version: z
      .number({ error: 'invalid_value' })
      .check(z.multipleOf(1, 'invalid_value'), z.gte(0, 'invalid_value')),
    ...fields,
  }),
  answer: dataOf(FunnelSettings),
  errors: ['not_found', 'conflict'],
} as const satisfies Call
