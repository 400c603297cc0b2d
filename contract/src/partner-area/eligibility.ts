import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, ownerAndSales } from '../platform/call.ts'
import { Flag, Instant } from '../platform/formats.ts'
import { ProductType } from '../reference/products.ts'

/** What a live lender asks, from its own rules. Rupees; null where it sets no bound. */
export const EligibilityLine = z.object({
  lender_id: z.number(),
  name: z.string(),
  product_type: ProductType,
  min_age: z.nullable(z.number()),
  max_age: z.nullable(z.number()),
  salaried: Flag,
  self_employed: Flag,
  business: Flag,
  /** A month. */
  min_income: z.nullable(z.number()),
  amount_min: z.number(),
  amount_max: z.number(),
  /** The lowest score of the band that it asks for. */
  min_score: z.nullable(z.number()),
  /** 1 where the whole application is made here; else the lender's own page ends it. */
  in_app: Flag,
})
export type EligibilityLine = z.output<typeof EligibilityLine>

/** What the lenders that the brand offers now ask of a customer. */
export const getPartnerEligibility = {
  method: 'GET',
  path: '/api/partner/eligibility',
  audience: 'partner',
  roles: ownerAndSales,
  limit: 'read',
  effect: 'reads',
  answer: dataOf(z.object({ as_of: Instant, lenders: z.array(EligibilityLine) })),
  errors: [],
} as const satisfies Call
