import * as z from 'zod/mini'
import { Day, plainText, Slug } from '../platform/formats.ts'
import { HttpsLink } from './card-fields.ts'
import { InsuranceKind } from './insurance.ts'
import { PlanPremiums } from './plan-premiums.ts'
import { VoucherProduct } from './vouchers.ts'

/**
 * What a plan of an insurer and an offer of a merchant have to be, from wherever they come: the pages of the office and the
 * files of `npm run catalogue:load` check by these alone.
 */

/** A text that is there. */
const text = (max: number) => plainText(max, 'text_invalid').check(z.trim(), z.minLength(1, 'text_invalid'))

const whole = (min: number, max: number) =>
  z
    .number({ error: 'invalid_value' })
    .check(z.multipleOf(1, 'invalid_value'), z.gte(min, 'invalid_value'), z.lte(max, 'invalid_value'))

const isInOrder = (from: number | null, to: number | null): boolean =>
  from === null ? to === null : to !== null && from <= to

/** A plan as its insurer states it (InsurancePlan), in both languages. `slug` stands in the links to the licensed entity. */
export const PlanFacts = z
  .strictObject({
    slug: Slug,
    kind: InsuranceKind,
    insurer_name: text(120),
    plan_name: text(120),
    sum_insured_min: whole(1, 2_000_000_000),
    sum_insured_max: whole(1, 2_000_000_000),
    entry_age_min: z.nullable(whole(0, 120)),
    entry_age_max: z.nullable(whole(0, 120)),
    waiting_days: z.nullable(whole(0, 3_650)),
    pre_existing_months: z.nullable(whole(0, 120)),
    co_pay_percent: z.nullable(
      z
        .number({ error: 'invalid_value' })
        .check(z.multipleOf(0.01, 'invalid_value'), z.gte(0, 'invalid_value'), z.lte(100, 'invalid_value')),
    ),
    room_limit_en: z.nullable(text(300)),
    room_limit_hi: z.nullable(text(300)),
    exclusions_en: text(2_000),
    exclusions_hi: text(2_000),
    premium_basis_en: text(500),
    premium_basis_hi: text(500),
    premiums: PlanPremiums,
    premiums_as_of: z.nullable(Day),
    wording_url: HttpsLink,
    as_of: Day,
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
    z.refine((plan) => (plan.premiums_as_of === null) === (plan.premiums.length === 0), {
      path: ['premiums_as_of'],
      error: 'invalid_value',
    }),
    z.refine((plan) => (plan.room_limit_en === null) === (plan.room_limit_hi === null), {
      path: ['room_limit_hi'],
      error: 'text_invalid',
    }),
  )
export type PlanFacts = z.output<typeof PlanFacts>

/** How many of an offer there may be. */
export const MOST_STOCK = 2_000_000_000
const slugForm = /^[a-z0-9-]{1,64}$/

/** A merchant's voucher or deal in both languages, without its stock. `brands`: slugs of those that show it; null for every brand. */
export const OfferFacts = z.strictObject({
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
    z.array(z.string({ error: 'invalid_value' }), { error: 'invalid_value' }).check(
      z.minLength(1, 'invalid_value'),
      z.maxLength(100, 'invalid_value'),
      z.refine((slugs) => slugs.every((slug) => slugForm.test(slug)), 'invalid_value'),
    ),
  ),
})
export type OfferFacts = z.output<typeof OfferFacts>

/** What is left of a deal; null where there is no limit. */
export const DealStock = z.nullable(whole(0, MOST_STOCK))

/** A code of a voucher. */
export const VoucherCode = text(64)
