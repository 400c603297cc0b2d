import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, ownerAndSales } from '../platform/call.ts'
import { Day, Rupees } from '../platform/formats.ts'
import { ProductType } from '../reference/products.ts'

/** What is agreed with the partner today, the same for every product; null before anything is, and for sales. */
const Terms = z.nullable(
  z.object({ revenue_percent: z.number(), revenue_flat_fee: z.number(), valid_from: Day }),
)

const Bounds = z.object({ min: z.number(), max: z.number() })
/** An open end is null. */
const OpenBounds = z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) })

export const OfferedProduct = z.object({
  product_id: z.string(),
  product_type: ProductType,
  kind: z.enum(['loan', 'card', 'voucher', 'insurance']),
  /** Lenders that customers of this brand can be offered today. */
  lenders: z.number(),
  /** Over these lenders: rupees, months, percent a year; null without a lender. */
  amount: z.nullable(Bounds),
  tenure_months: z.nullable(Bounds),
  rate: z.nullable(Bounds),
})
export type OfferedProduct = z.output<typeof OfferedProduct>

/** What customers of the brand can be offered today, product by product in the order of the brand. */
export const listProductOffering = {
  method: 'GET',
  path: '/api/partner/product-offering',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'reads',
  limit: 'read',
  answer: dataOf(z.object({ day: Day, terms: Terms, products: z.array(OfferedProduct) })),
  errors: [],
} as const satisfies Call

/**
 * What one loan would bring, by the formula of the books: the commission of the month that the lender had last, with this loan in it, this
 * loan's part of that, and the partner's share of the part. Rupees.
 */
export const PayExample = z.object({
  loan: z.number(),
  /** What the lender disbursed in that month besides, over all partners, as a count of loans: 0 where there was none. */
  other_loans: z.number(),
  /** The month, YYYY-MM. */
  month: z.string(),
  /** How the rule that takes the month reads: "2.25 % for ₹50,00,000 to ₹1,00,00,000 disbursed". */
  rule: z.string(),
  commission: Rupees,
  percent_share: Rupees,
  flat_share: Rupees,
  own: Rupees,
})
export type PayExample = z.output<typeof PayExample>

export const OfferedLender = z.object({
  lender_id: z.number(),
  legal_name: z.string(),
  lender_kind: z.nullable(z.string()),
  /** How those whom it lends to earn: all where the product does not go by it. */
  employment: z.array(z.enum(['salaried', 'self_employed', 'business'])),
  age: OpenBounds,
  max_age_at_maturity: z.nullable(z.number()),
  /** Rupees a month. */
  income: OpenBounds,
  /** The least, in the words of the question; null where it asks for none. */
  credit_score: z.nullable(z.string()),
  amount: Bounds,
  tenure_months: Bounds,
  /** Percent a year: as it publishes them. */
  rate: OpenBounds,
  /** What its offers are priced at where it gives no firm rate, percent a year. */
  priced_rate: z.number(),
  /** Of `example_loan` over `example_months` at `priced_rate`, with the fee and its GST; null where charges leave nothing of it. */
  apr: z.nullable(z.number()),
  example_loan: z.number(),
  example_months: z.number(),
  fee_percent: z.number(),
  /** Served everywhere, or by the first digits of the PIN code. */
  pincode_prefixes: z.nullable(z.array(z.string())),
  max_ltv_percent: z.nullable(z.number()),
  needs_registration: z.union([z.literal(0), z.literal(1)]),
  /** How an application goes on: we send it and hear its states; the customer goes on at the lender's site; one of our pages asks what this lender asks besides. */
  goes_on: z.enum(['sent_by_us', 'at_the_lender', 'own_page']),
  /** Null for sales, where no terms are agreed, or where no rule of the lender takes such a month: nothing is paid then. */
  pay: z.nullable(PayExample),
})
export type OfferedLender = z.output<typeof OfferedLender>

/** One product and every lender of it that customers of this brand can be offered today. 404: no product of the brand. */
export const getProductOffering = {
  method: 'GET',
  path: '/api/partner/product-offering/:product_id',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'reads',
  limit: 'read',
  params: z.object({
    product_id: z.string({ error: 'invalid_value' }).check(z.regex(/^[a-z0-9-]{1,40}$/, 'invalid_value')),
  }),
  answer: dataOf(
    z.object({
      day: Day,
      terms: Terms,
      product: OfferedProduct,
      lenders: z.array(OfferedLender),
      /** The own link for this product's customers: a path of the site. */
      link_path: z.string(),
    }),
  ),
  errors: ['not_found'],
} as const satisfies Call
