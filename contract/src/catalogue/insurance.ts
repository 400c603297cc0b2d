import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { ConsentVersion } from '../customers/consents.ts'
import { Day, Id, Instant } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { PlanPremiums } from './plan-premiums.ts'
import { productsOfKind } from '../reference/product-records.ts'

/** The kinds of insurance of section 9; each is the session's productId under the one product type "Other Insurance". */
export const insuranceKinds = productsOfKind('insurance')
export const InsuranceKind = z.enum(insuranceKinds, { error: 'invalid_value' })
export type InsuranceKind = z.output<typeof InsuranceKind>

/**
 * A plan as its insurer states it: facts alone, the same for every plan of a kind (domain.md 5.5). Null: the fact does not
 * apply to this plan. Money in whole rupees, ages in completed years; texts in the caller's language.
 */
export const InsurancePlan = z.object({
  plan_id: z.number(),
  kind: InsuranceKind,
  insurer_name: z.string(),
  plan_name: z.string(),
  sum_insured_min: z.number(),
  sum_insured_max: z.number(),
  entry_age_min: z.nullable(z.number()),
  entry_age_max: z.nullable(z.number()),
  /** Before the first claim, in days. */
  waiting_days: z.nullable(z.number()),
  /** Before what the customer had already is covered, in months. */
  pre_existing_months: z.nullable(z.number()),
  /** The part of each claim that the customer pays. */
  co_pay_percent: z.nullable(z.number()),
  room_limit: z.nullable(z.string()),
  exclusions: z.string(),
  /** What the premium depends on, in the insurer's words. */
  premium_basis: z.string(),
  /** What a year costs by the insurer's own table; empty where it publishes none. */
  premiums: PlanPremiums,
  /** The day of that table. */
  premiums_as_of: z.nullable(Day),
  wording_url: z.string(),
  /** The day these facts were taken from the insurer's papers. */
  as_of: Day,
})
export type InsurancePlan = z.output<typeof InsurancePlan>

/** A customer's way to the licensed entity, for one plan. */
export const InsuranceReferral = z.object({
  /** What the licensed entity knows the customer by: nothing else of theirs is in the link. */
  referral_id: Id,
  kind: InsuranceKind,
  insurer_name: z.string(),
  plan_name: z.string(),
  licensee_name: z.string(),
  licence_number: z.string(),
  status: z.enum(['REFERRED', 'WITHDRAWN']),
  /** Null once withdrawn. */
  handoff_url: z.nullable(z.string()),
  created_at: Instant,
  withdrawn_at: z.nullable(Instant),
  /** The last working day by which a complaint made today is acknowledged (five working days, domain.md 5.5). */
  complaint_acknowledged_by: Day,
})
export type InsuranceReferral = z.output<typeof InsuranceReferral>

/** By insurer and plan name, A to Z. Errors: product_not_available where the brand has no licensed entity or not this kind. */
export const listInsurancePlans = {
  method: 'GET',
  path: '/api/insurance/plans',
  audience: 'customer',
  limit: 'read',
  query: z.object({ kind: InsuranceKind }),
  answer: dataOf(z.array(InsurancePlan)),
  errors: ['product_not_available'],
} as const satisfies Call

/**
 * Records a referral before the customer leaves. An open one for the same plan is answered again and nothing is added.
 * Header Idempotency-Key as for applications. Errors: product_not_available, not_found, consent_missing.
 */
export const referToInsurance = {
  method: 'POST',
  path: '/api/insurance/refer',
  audience: 'customer',
  limit: 'write',
  headers: { 'Idempotency-Key': 'needed' },
  body: z.strictObject({
    plan_id: z.number().check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647)),
    /** The version of the insurance consent that the customer read and agreed to. */
    consent_version: ConsentVersion,
  }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    referral_id: Id,
    /** A segment under /user. */
    redirect: z.string(),
    handoff_url: z.string(),
  }),
  errors: ['not_found', 'consent_missing', 'product_not_available'],
} as const satisfies Call

/** The customer's own, the newest first. */
export const listInsuranceReferrals = {
  method: 'GET',
  path: '/api/insurance/referrals',
  audience: 'customer',
  limit: 'read',
  query: z.object(pageFields),
  answer: pageOf(InsuranceReferral),
  errors: [],
} as const satisfies Call
