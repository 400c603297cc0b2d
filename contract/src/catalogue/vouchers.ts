import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Instant } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'

/** The product types whose offers come from merchants: one with a code, one without. */
export const voucherProducts = ['Discount Vouchers', 'Deals'] as const
export const VoucherProduct = z.enum(voucherProducts, { error: 'invalid_value' })
export type VoucherProduct = z.output<typeof VoucherProduct>

/** What a customer got of an offer; shown to that customer alone. */
export const VoucherClaim = z.object({
  offer_id: z.number(),
  /** Eight signs that a merchant can note down. */
  reference: z.string(),
  claimed_at: Instant,
  /** Of a voucher; a deal has none. */
  code: z.nullable(z.string()),
  /** Where it is used, if not at a counter. */
  link: z.nullable(z.string()),
})
export type VoucherClaim = z.output<typeof VoucherClaim>

/** `open`: can be claimed. `gone`: none is left. `claimed`: the customer has it. `ended`: they had it, and its time is over. */
export const VoucherState = z.enum(['open', 'gone', 'claimed', 'ended'])
export type VoucherState = z.output<typeof VoucherState>

/** A voucher or a deal of a merchant; texts in the caller's language. */
export const VoucherOffer = z.object({
  offer_id: z.number(),
  product_type: VoucherProduct,
  merchant_name: z.string(),
  /** What it is worth: "15% off your first order". */
  value: z.string(),
  terms: z.string(),
  how_to_use: z.string(),
  /** The last day on which it can be claimed and used, in India. */
  valid_until: Day,
  /** How many are there to be claimed; null where there is no limit. */
  left: z.nullable(z.number()),
  state: VoucherState,
  claim: z.nullable(VoucherClaim),
})
export type VoucherOffer = z.output<typeof VoucherOffer>

/** The customer's own first, then by merchant. Errors: product_not_available. */
export const listVouchers = {
  method: 'GET',
  path: '/api/vouchers/list',
  audience: 'customer',
  limit: 'read',
  query: z.object({ product_type: VoucherProduct, ...pageFields }),
  answer: pageOf(VoucherOffer),
  errors: ['product_not_available'],
} as const satisfies Call

/**
 * Claims one, once per customer: a further claim of the same offer answers the same. Header Idempotency-Key as for applications.
 * Errors: not_found, product_not_available, voucher_gone, voucher_ended.
 */
export const claimVoucher = {
  method: 'POST',
  path: '/api/vouchers/claim',
  audience: 'customer',
  limit: 'write',
  headers: { 'Idempotency-Key': 'needed' },
  body: z.strictObject({ offer_id: z.number().check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647)) }),
  answer: dataOf(VoucherClaim),
  errors: ['not_found', 'product_not_available', 'voucher_gone', 'voucher_ended'],
} as const satisfies Call
