import * as z from 'zod/mini'
import { dataOf } from './answers.ts'
import type { Call } from './call.ts'
import { Flag, Slug } from './formats.ts'
import { ProductType } from './products.ts'

export const lenderKinds = ['bank', 'small_finance_bank', 'nbfc'] as const
export const LenderKind = z.enum(lenderKinds)
export type LenderKind = z.output<typeof LenderKind>

/** How the stated rate is meant (decisions.md 17). */
export const rateBases = ['firm', 'representative', 'up_to', 'from'] as const
export const RateBasis = z.enum(rateBases)
export type RateBasis = z.output<typeof RateBasis>

const text = z.nullable(z.string())
const number = z.nullable(z.number())

/**
 * A lender, one declaration a field (section 3, and decisions.md 11 for the facts that customers see). Money is whole rupees,
 * rates are percent a year, `apr_min` and `apr_max` are percent a month and staff only.
 */
export const Lender = z.object({
  lender_id: z.number(),
  slug: Slug,
  name: z.string(),
  legal_name: z.string(),
  lender_kind: LenderKind,
  product_type: ProductType,
  lender_status: Flag,
  priority: z.number(),
  min_income: number,
  max_income: number,
  min_age: number,
  max_age: number,
  max_age_at_maturity: number,
  ticket_class: number,
  credit_score_class: number,
  salaried: Flag,
  self_employed: Flag,
  business: Flag,
  /** Leading digits of the PIN codes served; null serves all of India. */
  pincode_prefixes: z.nullable(z.array(z.string())),
  /** Share of the monthly income, in percent, that all repayments together may take. */
  max_foir_percent: number,
  so_status: Flag,
  so_text: text,
  so_date_start: text,
  so_date_end: text,
  loan_amount_upto: text,
  tenure: text,
  interest_rate: text,
  processing_fees: text,
  apr_min: number,
  apr_max: number,
  amount_min: z.number(),
  amount_max: z.number(),
  tenure_min_months: z.number(),
  tenure_max_months: z.number(),
  rate_min: number,
  rate_max: number,
  representative_rate: number,
  /** 1 where the lender publishes only a "from" rate. */
  rate_from_only: Flag,
  fee_percent: z.number(),
  fee_min: number,
  fee_max: number,
  penal_charges: z.string(),
  foreclosure_percent: number,
  cooling_off_days: z.number(),
  kfs_url: z.string(),
  grievance_contact: z.string(),
  nodal_officer_phone: z.string(),
  nodal_officer_email: z.string(),
  api: Flag,
  autosubmission: Flag,
  /** Redirect lenders: where the customer goes on; {UNIQUE_ID} is replaced by an opaque id. */
  utm_link: text,
  lender_group_ids: z.array(z.number()),
  /** Which public row the example is modelled on; staff only. */
  modelled_on: text,
})
export type Lender = z.output<typeof Lender>

/** What the public list of lenders shows (RBI digital lending directions: the list of lending partners). */
export const PublicLender = z.object({
  lender_id: z.number(),
  slug: Slug,
  name: z.string(),
  legal_name: z.string(),
  lender_kind: LenderKind,
  grievance_contact: z.string(),
})
export type PublicLender = z.output<typeof PublicLender>

export const listPublicLenders = {
  method: 'GET',
  path: '/api/lenders',
  audience: 'anyone',
  limit: 'read',
  answer: dataOf(z.array(PublicLender)),
} as const satisfies Call
