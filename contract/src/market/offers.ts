import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Id } from '../platform/formats.ts'
import { GoldRate } from '../reference/gold-rates.ts'
import { LenderKind } from './lender-kinds.ts'
import { RateBasis } from './lenders.ts'
import { AprBound, FeeBasis, PrepaymentFreedom, RateType } from './price-facts.ts'
import { widestLoan } from '../reference/product-journeys.ts'

/** Every check of a lender's rule, by the name of what failed (domain.md 3.2). */
export const matchChecks = [
  'not_offered',
  'income_below_min',
  'income_above_max',
  'age_below_min',
  'age_above_max',
  'age_at_maturity',
  'employment',
  'ticket_class',
  'credit_score',
  'no_credit_history',
  'pincode_not_served',
  'repayments_too_high',
  'microfinance_limit',
  'turnover_below_min',
  'business_years_below_min',
  'registration_needed',
  'security_value',
  'instalment_cannot_repay',
] as const
export const MatchCheck = z.enum(matchChecks)
export type MatchCheck = z.output<typeof MatchCheck>

/** A check in words. `needs` and `yours` are fit to show; `unlock` says what would change the answer, where something would. */
export const MatchReason = z.object({
  code: MatchCheck,
  needs: z.string(),
  yours: z.string(),
  text: z.string(),
  unlock: z.optional(z.string()),
})
export type MatchReason = z.output<typeof MatchReason>

export const positionReasons = ['applied_here', 'lowest_apr', 'apr_not_stated', 'nearest_amount'] as const

/** An offer (interfaces.md). Money is rupees with at most two decimals; `rate` and `apr` percent a year. */
export const Offer = z.object({
  lender_id: z.number(),
  lender_name: z.string(),
  lender_kind: LenderKind,
  amount_min: z.number(),
  amount_max: z.number(),
  /** What this offer's figures are for: the asked amount, or the nearest that the lender can give. */
  amount: z.number(),
  tenure_months_min: z.number(),
  tenure_months_max: z.number(),
  tenure_months: z.number(),
  rate_min: z.nullable(z.number()),
  rate_max: z.nullable(z.number()),
  rate: z.number(),
  rate_basis: RateBasis,
  fee_basis: FeeBasis,
  apr: z.number(),
  apr_bound: AprBound,
  emi: z.number(),
  processing_fee: z.number(),
  total_cost: z.number(),
  penal_charges: z.string(),
  /** Null where the lender states them in English alone. */
  penal_charges_hi: z.nullable(z.string()),
  cooling_off_days: z.number(),
  kfs_url: z.string(),
  so_text: z.optional(z.string()),
  /** Unknown facts: the lender may still say no for these. */
  possible: Flag,
  reasons: z.array(MatchReason),
  position: z.number(),
  position_reason: z.enum(positionReasons),
  /** 1 where the customer's application with this lender has ended: it is ranked as any other, and not applied for again. */
  applied_before: z.optional(Flag),
})
export type Offer = z.output<typeof Offer>

export const UnmatchedLender = z.object({
  lender_id: z.number(),
  lender_name: z.string(),
  reasons: z.array(MatchReason),
})
export type UnmatchedLender = z.output<typeof UnmatchedLender>

/**
 * An API lender without an answer of its own: `asking`, `failed` once the tries are used up, or `not_asked` because the
 * customer has not agreed to it (consent `soft_questions`). Its published figures stand.
 */
export const PendingLender = z.object({
  lender_id: z.number(),
  lender_name: z.string(),
  state: z.enum(['asking', 'failed', 'not_asked']),
})
export type PendingLender = z.output<typeof PendingLender>

/**
 * What a secured loan is measured against, in whole rupees: the gold, the property or the price of the vehicle. `gold_rate` is
 * what a gram of 24 carat counted for: the latest rate that is known.
 */
export const Security = z.object({
  value: z.number(),
  gold_rate: z.optional(GoldRate),
})
export type Security = z.output<typeof Security>

export const Offers = z.object({
  snapshot_id: z.nullable(Id),
  ranking_version: z.string(),
  as_on: z.string(),
  amount: z.number(),
  tenure_months: z.number(),
  /** Where the product is secured and its value is told. */
  security: z.optional(Security),
  matched: z.array(Offer),
  unmatched: z.array(UnmatchedLender),
  pending: z.array(PendingLender),
})
export type Offers = z.output<typeof Offers>

/** The product of the application has bounds of its own within these (product-journeys.ts). */
const Ask = z.object({
  amount: z.optional(
    z.coerce.number().check(z.gte(widestLoan.amount.min), z.lte(widestLoan.amount.max), z.multipleOf(1)),
  ),
  tenure_months: z.optional(
    z.coerce.number().check(z.gte(widestLoan.tenure.min), z.lte(widestLoan.tenure.max), z.multipleOf(1)),
  ),
})

/**
 * Asks every lender that has not been asked this, and keeps what is shown once none is still being asked: `snapshot_id` is null
 * until then. Asked again it is the same list, and no lender is asked twice.
 *
 * @throws not_found; invalid_request where the product has other bounds; too_many_requests where a day has kept too many lists.
 */
export const askOffers = {
  method: 'POST',
  path: '/api/applications/:app_id/offers',
  audience: 'customer',
  limit: 'write',
  params: z.object({ app_id: Id }),
  body: z.strictObject({
    amount: z.optional(
      z.number().check(z.gte(widestLoan.amount.min), z.lte(widestLoan.amount.max), z.multipleOf(1)),
    ),
    tenure_months: z.optional(
      z.number().check(z.gte(widestLoan.tenure.min), z.lte(widestLoan.tenure.max), z.multipleOf(1)),
    ),
  }),
  answer: dataOf(Offers),
  errors: ['not_found'],
} as const satisfies Call

/**
 * The list that was asked for, as far as the lenders have answered; writes nothing. Null where it has to be asked for
 * (`askOffers`): nobody has yet, what it depends on has changed since, or the last lender has answered and the list is to be kept.
 *
 * @throws not_found; invalid_request where the product has other bounds.
 */
export const readOffers = {
  method: 'GET',
  path: '/api/applications/:app_id/offers',
  audience: 'customer',
  limit: 'read',
  params: z.object({ app_id: Id }),
  query: Ask,
  answer: dataOf(z.nullable(Offers)),
  errors: ['not_found'],
} as const satisfies Call

/** One instalment; rupees with two decimals. */
export const Instalment = z.object({
  number: z.number(),
  emi: z.number(),
  principal: z.number(),
  interest: z.number(),
  balance: z.number(),
})
export type Instalment = z.output<typeof Instalment>

/** The content of the RBI's KFS annexes A, B and C as an indication; the statement proper is the lender's own. */
export const KeyFacts = z.object({
  lender_id: z.number(),
  lender_name: z.string(),
  lender_kind: LenderKind,
  as_on: z.string(),
  amount: z.number(),
  tenure_months: z.number(),
  rate: z.number(),
  rate_basis: RateBasis,
  /** Null where the lender states none, as is `rate_benchmark`. */
  rate_type: z.nullable(RateType),
  rate_benchmark: z.nullable(z.string()),
  fee_basis: FeeBasis,
  emi: z.number(),
  instalments: z.number(),
  fee_before_tax: z.number(),
  fee_tax: z.number(),
  processing_fee: z.number(),
  net_disbursed: z.number(),
  total_interest: z.number(),
  total_paid: z.number(),
  total_cost: z.number(),
  apr: z.number(),
  apr_bound: AprBound,
  penal_charges: z.string(),
  /** Null where the lender states them in English alone. */
  penal_charges_hi: z.nullable(z.string()),
  /** What the lender may take for closing the loan early: 0 where law allows nothing, `foreclosure_free_because` says why. */
  foreclosure_percent: z.nullable(z.number()),
  foreclosure_free_because: z.nullable(PrepaymentFreedom),
  cooling_off_days: z.number(),
  kfs_url: z.string(),
  /** 1 where the customer's application with this lender stands or has ended: it is not made again. */
  applied: z.optional(Flag),
  grievance_contact: z.string(),
  nodal_officer_phone: z.string(),
  nodal_officer_email: z.string(),
  /** As the lender names them; null where its agreement does. */
  recovery_agents: z.nullable(z.string()),
  /** Of a gold loan: within how many working days of the last payment the gold is given back, and what each day more costs the lender. */
  gold_release: z.optional(z.object({ working_days: z.number(), delay_charge: z.number() })),
  schedule: z.array(Instalment),
})
export type KeyFacts = z.output<typeof KeyFacts>

export const getKeyFacts = {
  method: 'GET',
  path: '/api/applications/:app_id/key-facts/:lender_id',
  audience: 'customer',
  limit: 'read',
  params: z.object({ app_id: Id, lender_id: z.coerce.number().check(z.multipleOf(1), z.gte(1)) }),
  query: Ask,
  answer: dataOf(KeyFacts),
  errors: ['not_found'],
} as const satisfies Call

/** The published rule: the same object that orders the offers, told as steps. */
export const RankingRule = z.object({
  version: z.string(),
  in_force_since: z.string(),
  steps: z.array(z.object({ key: z.string(), en: z.string(), hi: z.string() })),
  never_used: z.array(z.object({ key: z.string(), en: z.string(), hi: z.string() })),
  changes: z.array(z.object({ version: z.string(), day: z.string(), en: z.string(), hi: z.string() })),
})
export type RankingRule = z.output<typeof RankingRule>

export const getRankingRule = {
  method: 'GET',
  path: '/api/offers/ranking-rule',
  audience: 'anyone',
  limit: 'read',
  answer: dataOf(RankingRule),
  errors: [],
} as const satisfies Call
