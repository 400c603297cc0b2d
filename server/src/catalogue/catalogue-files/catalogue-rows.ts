import { HttpsLink } from '@marketplace/contract/catalogue/card-fields'
import { Day, plainText, Slug } from '@marketplace/contract/platform/formats'
import { InsuranceKind } from '@marketplace/contract/catalogue/insurance'
import { VoucherProduct } from '@marketplace/contract/catalogue/vouchers'
import * as z from 'zod/mini'

/** A text that is there. */
const text = (max: number) => plainText(max, 'text_invalid').check(z.minLength(1, 'text_invalid'))

/** A cell with a number, and with nothing between its digits. */
const number = (min: number, max: number, pattern = /^[0-9]{1,12}$/) =>
  z
    .pipe(
      z.string({ error: 'invalid_value' }).check(z.regex(pattern, 'invalid_value')),
      z.transform((cell) => Number(cell)),
    )
    .check(z.gte(min, 'invalid_value'), z.lte(max, 'invalid_value'))

/** 1: shown to customers; 0: taken down. An empty cell is 1. */
const status = z.pipe(
  z.nullable(z.enum(['0', '1'], { error: 'invalid_value' })),
  z.transform((cell): 0 | 1 => (cell === '0' ? 0 : 1)),
)

const isInOrder = (from: number | null, to: number | null): boolean =>
  from === null ? to === null : to !== null && from <= to

/** A plan as its insurer states it (contract, InsurancePlan). */
export const PlanRow = z
  .strictObject({
    slug: Slug,
    kind: InsuranceKind,
    insurer_name: text(120),
    plan_name: text(120),
    sum_insured_min: number(1, 2_000_000_000),
    sum_insured_max: number(1, 2_000_000_000),
    entry_age_min: z.nullable(number(0, 120)),
    entry_age_max: z.nullable(number(0, 120)),
    waiting_days: z.nullable(number(0, 3_650)),
    pre_existing_months: z.nullable(number(0, 120)),
    co_pay_percent: z.nullable(number(0, 100, /^[0-9]{1,3}(?:\.[0-9]{1,2})?$/)),
    room_limit_en: z.nullable(text(300)),
    room_limit_hi: z.nullable(text(300)),
    exclusions_en: text(2_000),
    exclusions_hi: text(2_000),
    premium_basis_en: text(500),
    premium_basis_hi: text(500),
    wording_url: HttpsLink,
    as_of: Day,
    status,
  })
  .check(
    z.refine((plan) => plan.sum_insured_min <= plan.sum_insured_max, {
      path: ['sum_insured_max'],
      error: 'invalid_value',
    }),
    z.refine((plan) => isInOrder(plan.entry_age_min, plan.entry_age_max), {
      path: ['entry_age_max'],
      error: 'invalid_value',
    }),
    z.refine((plan) => (plan.room_limit_en === null) === (plan.room_limit_hi === null), {
      path: ['room_limit_hi'],
      error: 'text_invalid',
    }),
  )
export type PlanRow = z.output<typeof PlanRow>

/** A merchant's voucher or deal. `brands`: slugs with spaces between them, empty for every brand; `stock_left` is a deal's alone. */
export const OfferRow = z
  .strictObject({
    slug: Slug,
    product_type: VoucherProduct,
    merchant_name: text(120),
    value_en: text(200),
    value_hi: text(200),
    terms_en: text(2_000),
    terms_hi: text(2_000),
    how_to_use_en: text(500),
    how_to_use_hi: text(500),
    link: z.nullable(HttpsLink),
    valid_until: Day,
    brands: z.nullable(
      z.pipe(
        z.string().check(z.regex(/^[a-z0-9-]{1,64}(?: +[a-z0-9-]{1,64}){0,99}$/, 'invalid_value')),
        z.transform((cell) => cell.split(/ +/)),
      ),
    ),
    stock_left: z.nullable(number(0, 2_000_000_000)),
    status,
  })
  .check(
    z.refine((offer) => offer.product_type === 'Deals' || offer.stock_left === null, {
      path: ['stock_left'],
      error: 'invalid_value',
    }),
  )
export type OfferRow = z.output<typeof OfferRow>

/** A code of a voucher, which is named by its slug. */
export const CodeRow = z.strictObject({ slug: Slug, code: text(64) })
export type CodeRow = z.output<typeof CodeRow>
