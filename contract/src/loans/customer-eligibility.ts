import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import {
  Day,
  Flag,
  GoldWeight,
  Id,
  Instant,
  MonthlyIncome,
  OptionId,
  Pincode,
  wholeRupees,
} from '../platform/formats.ts'
import type { LenderProperty } from '../market/lender-fields.ts'
import { MatchCheck } from '../market/offers.ts'
import { widestLoan } from '../reference/product-journeys.ts'
import { ProductType } from '../reference/products.ts'

const whole = (min: number, max: number) =>
  z.number({ error: 'invalid_value' }).check(z.multipleOf(1), z.gte(min), z.lte(max))
/** The fields of a lender's rule that may be tried without saving, by their names in `lenderFields`. */
export const triedFieldNames = [
  'lender_status',
  'min_income',
  'max_income',
  'min_age',
  'max_age',
  'max_age_at_maturity',
  'ticket_class',
  'credit_score_class',
  'salaried',
  'self_employed',
  'business',
  'max_foir_percent',
  'min_turnover',
  'min_business_years',
  'needs_registration',
  'max_ltv_percent',
  'amount_min',
  'amount_max',
  'tenure_min_months',
  'tenure_max_months',
  'rate_min',
  'rate_max',
  'representative_rate',
] as const satisfies readonly LenderProperty[]
export type TriedField = (typeof triedFieldNames)[number]

/** One unsaved change of a lender's rule. The server checks the value against the field's declaration. */
export const RuleChange = z.strictObject({
  lender_id: whole(1, 2_147_483_647),
  property: z.enum(triedFieldNames, { error: 'invalid_value' }),
  value: z.nullable(z.number({ error: 'invalid_value' })),
})
export type RuleChange = z.output<typeof RuleChange>

const changes = z
  .array(RuleChange, { error: 'invalid_value' })
  .check(z.minLength(1, 'field_required'), z.maxLength(200, 'invalid_value'))

/** Facts of somebody who is no customer; what is left out or null is not told. Money in whole rupees, options by id. */
export const TriedProfile = z.strictObject({
  birth_date: z.optional(z.nullable(Day)),
  employment_status_code: z.optional(z.nullable(OptionId)),
  monthly_income: z.optional(z.nullable(MonthlyIncome)),
  household_income: z.optional(z.nullable(OptionId)),
  household_income_amount: z.optional(z.nullable(whole(0, 300_000))),
  emi: z.optional(z.nullable(wholeRupees(1_000_000))),
  credit_score_class: z.optional(z.nullable(OptionId)),
  postal_code: z.optional(z.nullable(Pincode)),
  business_registration_type: z.optional(z.nullable(OptionId)),
  business_current_turnover: z.optional(z.nullable(OptionId)),
  business_years: z.optional(z.nullable(OptionId)),
  gold_weight_grams: z.optional(z.nullable(GoldWeight)),
  gold_purity: z.optional(z.nullable(OptionId)),
  property_value: z.optional(z.nullable(wholeRupees(500_000_000))),
  property_postal_code: z.optional(z.nullable(Pincode)),
  vehicle_price: z.optional(z.nullable(wholeRupees(100_000_000))),
  co_applicant_income: z.optional(z.nullable(MonthlyIncome)),
})
export type TriedProfile = z.output<typeof TriedProfile>

const ask = {
  /** A customer, or the facts of somebody: one of the two. */
  user_id: z.optional(Id),
  profile: z.optional(TriedProfile),
  amount: whole(widestLoan.amount.min, widestLoan.amount.max),
  tenure_months: whole(widestLoan.tenure.min, widestLoan.tenure.max),
  brand_id: whole(1, 2_147_483_647),
  product_type: z.optional(ProductType),
}
const oneSubject = z.refine<{ user_id?: unknown; profile?: unknown }>(
  ({ user_id, profile }) => (user_id === undefined) !== (profile === undefined),
  'customer_or_profile',
)

/** A check in staff's words: "Income not given". `unlock`: what would change the answer, where something would. */
export const JudgedCheck = z.object({
  code: MatchCheck,
  outcome: z.enum(['pass', 'fail', 'unknown']),
  needs: z.string(),
  yours: z.string(),
  text: z.string(),
  unlock: z.optional(z.string()),
})
export type JudgedCheck = z.output<typeof JudgedCheck>

/** `possible`: nothing fails, and something was not told. API lenders are judged by their rule alone, without being asked. */
export const Verdict = z.enum(['pass', 'possible', 'fail'])
export type Verdict = z.output<typeof Verdict>

export const JudgedLender = z.object({
  lender_id: z.number(),
  lender_name: z.string(),
  verdict: Verdict,
  checks: z.array(JudgedCheck),
})
export type JudgedLender = z.output<typeof JudgedLender>

/** A lender with its verdict in one line. `why`: what fails, then what was not given; empty where every check passes. */
export const LenderVerdict = z.object({
  lender_id: z.number(),
  lender_name: z.string(),
  verdict: Verdict,
  why: z.string(),
})
export type LenderVerdict = z.output<typeof LenderVerdict>

/** Every lender of the product, those that are switched off too, by name; the checks of one are explainEligibility's. */
export const checkEligibility = {
  method: 'POST',
  path: '/api/customer-eligibility/check',
  audience: [1],
  limit: 'write',
  shows: 'person',
  body: z.strictObject(ask).check(oneSubject),
  answer: dataOf(z.array(LenderVerdict)),
  errors: ['not_found'],
} as const satisfies Call

/** One lender with every check of its rule, also the passing ones. A lender of another product is not_found. */
export const explainEligibility = {
  method: 'POST',
  path: '/api/customer-eligibility/explain',
  audience: [1],
  limit: 'read',
  shows: 'person',
  body: z.strictObject({ ...ask, lender_id: whole(1, 2_147_483_647) }).check(oneSubject),
  answer: dataOf(JudgedLender),
  errors: ['not_found'],
} as const satisfies Call

/** The lenders that `changes` name, by the rule as it stands and as it would stand; nothing is saved. */
export const compareEligibility = {
  method: 'POST',
  path: '/api/customer-eligibility/compare',
  audience: [1],
  limit: 'write',
  shows: 'person',
  body: z.strictObject({ ...ask, changes }).check(oneSubject),
  answer: dataOf(z.array(z.object({ differs: Flag, before: JudgedLender, after: JudgedLender }))),
  errors: ['not_found'],
} as const satisfies Call

/** People who match a lender: nothing of its rule fails. `gained` and `lost` are of the two counts' difference. */
export const RerunLender = z.object({
  lender_id: z.number(),
  lender_name: z.string(),
  before: z.number(),
  after: z.number(),
  gained: z.number(),
  lost: z.number(),
})

/**
 * A run of unsaved changes over every customer with complete details for a changed lender's product who signed in or saved
 * something in the 30 days before it, each with what they asked for, under their own brand. `people`: those who match at least one lender. `customers`: every customer counted once, by what happens
 * to their lenders: `gaining` at least one and losing none, `losing` at least one and gaining none, `both`, or `same`; a run from
 * before they were counted has none.
 */
export const EligibilityRun = z.object({
  run_id: Id,
  state: z.enum(['queued', 'running', 'done', 'failed']),
  profiles_done: z.number(),
  profiles_total: z.nullable(z.number()),
  changes: z.array(RuleChange),
  result: z.nullable(
    z.object({
      people: z.object({ before: z.number(), after: z.number(), gained: z.number(), lost: z.number() }),
      customers: z.optional(
        z.object({ gaining: z.number(), losing: z.number(), both: z.number(), same: z.number() }),
      ),
      lenders: z.array(RerunLender),
    }),
  ),
  created_at: Instant,
  finished_at: z.nullable(Instant),
})
export type EligibilityRun = z.output<typeof EligibilityRun>

export const startEligibilityRun = {
  method: 'POST',
  path: '/api/customer-eligibility/rerun',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ changes }),
  answer: dataOf(EligibilityRun),
  errors: ['not_found'],
} as const satisfies Call

/** One's own run, polled while it is under way. */
export const getEligibilityRun = {
  method: 'GET',
  path: '/api/customer-eligibility/rerun/:run_id',
  audience: [1],
  limit: 'read',
  params: z.object({ run_id: Id }),
  answer: dataOf(EligibilityRun),
  background: true,
  errors: ['not_found'],
} as const satisfies Call
