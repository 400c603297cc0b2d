import * as z from 'zod/mini'
import type { Call } from '../platform/call.ts'
import { dataOf, Done } from '../platform/answers.ts'
import { Day, Flag, Instant, rowId } from '../platform/formats.ts'
import { OptionalReason } from '../platform/reason.ts'

/** Rupees with at most two decimals, up to ₹10,000 crore. */
const rupees = z
  .number({ error: 'not_positive' })
  .check(
    z.gte(0, 'not_positive'),
    z.lte(100_000_000_000, 'amount_invalid'),
    z.multipleOf(0.01, 'amount_invalid'),
  )
/** A fee for one loan: rupees up to ₹1 crore, so that a month of a million loans stays exact to the paisa. */
const fee = z
  .number({ error: 'not_positive' })
  .check(z.gte(0, 'not_positive'), z.lte(10_000_000, 'amount_invalid'), z.multipleOf(0.01, 'amount_invalid'))
const loans = z
  .number({ error: 'not_positive' })
  .check(z.gte(0, 'not_positive'), z.lte(1_000_000, 'amount_invalid'), z.multipleOf(1, 'amount_invalid'))
const percent = z
  .number({ error: 'percent_out_of_range' })
  .check(
    z.gte(0, 'percent_out_of_range'),
    z.lte(100, 'percent_out_of_range'),
    z.multipleOf(0.001, 'percent_decimals'),
  )

/** The bounds of a rule: its Min fields, each with its Max. Null is open; both ends count as inside (domain.md 3.4). */
export const revenueBounds = [
  ['slab_disbursed_min', 'slab_disbursed_max'],
  ['slab_number_min', 'slab_number_max'],
  ['ats_min', 'ats_max'],
] as const

/**
 * What staff fill in of a rule (section 3). Slab disbursed: rupees disbursed in a calendar month. Slab number: loans of that
 * month. ATS: rupees a loan on average. `revenue_flat` is rupees a loan, `revenue_percent` percent of the sum disbursed.
 */
const ruleFields = {
  slab_disbursed_min: z.nullable(rupees),
  slab_disbursed_max: z.nullable(rupees),
  slab_number_min: z.nullable(loans),
  slab_number_max: z.nullable(loans),
  ats_min: z.nullable(rupees),
  ats_max: z.nullable(rupees),
  revenue_type_id: rowId('revenue_type_required'),
  revenue_flat: z.nullable(fee),
  revenue_percent: z.nullable(percent),
  status: Flag,
}
const RuleFields = z.strictObject(ruleFields)
export type RevenueRuleFields = z.output<typeof RuleFields>

const aboveMin = ([min, max]: (typeof revenueBounds)[number]) =>
  z.refine<RevenueRuleFields>(
    (rule) => {
      const [low, high] = [rule[min], rule[max]]
      return low === null || high === null || high > low
    },
    { error: 'max_below_min', path: [max] },
  )
const paysSomething = z.refine<RevenueRuleFields>(
  (rule) => (rule.revenue_flat ?? 0) > 0 || (rule.revenue_percent ?? 0) > 0,
  { error: 'revenue_rate_missing', path: ['revenue_percent'] },
)
const ruleChecks = [...revenueBounds.map(aboveMin), paysSomething] as const

/** A content of a rule: in force from `valid_from` until a later one is. `version` counts the contents of the rule from 1. */
const RuleVersion = z.object({ version: z.number(), valid_from: Day, ...ruleFields })
export type RuleVersion = z.output<typeof RuleVersion>

/**
 * A rule as it stands today: a ledger cites id and version (domain.md 3.4). `state` is `planned` while none of its contents has
 * begun; the first to come is shown then, and prices no month yet. `planned`: the contents after it, the next first.
 * `newest_version`: of all that were saved, the one that a change is made from.
 */
export const LenderRevenueRule = z.object({
  id: z.number(),
  lender_id: z.number(),
  version: z.number(),
  ...ruleFields,
  valid_from: Day,
  state: z.enum(['in_force', 'planned']),
  planned: z.array(RuleVersion),
  newest_version: z.number(),
})
export type LenderRevenueRule = z.output<typeof LenderRevenueRule>

/** Every content that a rule of the lender ever had, deleted rules included. */
export const SavedRuleVersion = z.object({
  rule_id: z.number(),
  ...RuleVersion.shape,
  /** `past`, `in_force`, `planned`, `replaced` where another was saved for the same day, `taken_back` before its day. */
  state: z.enum(['past', 'in_force', 'planned', 'replaced', 'taken_back']),
  /** 1: the rule is gone, and none of its contents counts any more. */
  is_deleted: Flag,
  /** Who saved it, and when; null where it was saved before these were written down. */
  set_by: z.nullable(z.string()),
  set_at: z.nullable(Instant),
})
export type SavedRuleVersion = z.output<typeof SavedRuleVersion>

/**
 * What the rules of a lender leave open. `gap`: months that no active rule takes. `overlap`: months that two take, the first
 * in order wins. `never`: a rule that those before it leave nothing to. `planned`: a change that is planned for a later day counts
 * again from then on. `rules` are places in the list, from 1.
 */
export const SlabWarning = z.object({
  kind: z.enum(['gap', 'overlap', 'never', 'planned']),
  rules: z.array(z.number()),
  text: z.string(),
})
export type SlabWarning = z.output<typeof SlabWarning>

export const getLenderRevenue = {
  method: 'GET',
  path: '/api/lender-revenue/get/:lenderId',
  audience: [1],
  limit: 'read',
  params: z.object({ lenderId: z.coerce.number().check(z.multipleOf(1), z.gte(1)) }),
  /** The rules in their order, under the specification's name and under `data`. */
  answer: z.object({
    success: z.literal(true),
    lenderRevenue: z.array(LenderRevenueRule),
    data: z.array(LenderRevenueRule),
    /** Today's, and those that come on a day that something planned begins on: their text names the day. */
    warnings: z.array(SlabWarning),
  }),
  errors: ['not_found'],
} as const satisfies Call

/** By their day, the latest first. */
export const listRevenueVersions = {
  method: 'GET',
  path: '/api/lender-revenue/versions/:lenderId',
  audience: [1],
  limit: 'read',
  params: z.object({ lenderId: z.coerce.number().check(z.multipleOf(1), z.gte(1)) }),
  answer: dataOf(z.array(SavedRuleVersion)),
  errors: ['not_found'],
} as const satisfies Call

export const RevenueType = z.object({ id: z.number(), name: z.string() })
export type RevenueType = z.output<typeof RevenueType>

export const listRevenueTypes = {
  method: 'GET',
  path: '/api/lender-revenue/get-types',
  audience: [1],
  limit: 'read',
  /** `success` is a text here (section 7). */
  answer: z.object({ success: z.literal('true'), data: z.array(RevenueType) }),
  errors: [],
} as const satisfies Call

/** Today or a later day, at most two years ahead; absent: today. */
const validFrom = z.optional(Day)

export const createLenderRevenue = {
  method: 'POST',
  path: '/api/lender-revenue/create',
  audience: [1],
  limit: 'write',
  body: z
    .strictObject({
      lender_id: rowId(),
      ...ruleFields,
      status: z._default(Flag, 1),
      valid_from: validFrom,
    })
    .check(...ruleChecks),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    lenderRevenueItem: z.object({ id: z.number() }),
    data: LenderRevenueRule,
  }),
  errors: ['not_found', 'revenue_rules_full', 'revenue_rule_exists'],
} as const satisfies Call

export const updateLenderRevenue = {
  method: 'POST',
  path: '/api/lender-revenue/update',
  audience: [1],
  limit: 'write',
  headers: { 'If-Match': 'optional' },
  /**
   * If-Match may carry fieldTag(newest_version) (field-tag.ts); another version answers 409 conflict with the rule under
   * `present`. A change that is planned for a later day than `valid_from` comes into force on its own day all the same: `warnings`
   * says so.
   */
  body: z
    .strictObject({ id: rowId(), lender_id: rowId(), ...ruleFields, valid_from: validFrom })
    .check(...ruleChecks),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    data: LenderRevenueRule,
    warnings: z.array(SlabWarning),
  }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/**
 * Takes back a content that is planned for a later day: `version` of the rule `id`. What was in force before goes on; what it had
 * replaced for its day stays replaced.
 */
export const takeBackLenderRevenue = {
  method: 'POST',
  path: '/api/lender-revenue/take-back',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ id: rowId(), lender_id: rowId(), version: rowId(), reason: OptionalReason }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: LenderRevenueRule }),
  errors: ['not_found', 'revenue_not_planned', 'revenue_rule_only_plan'],
} as const satisfies Call

export const setLenderRevenueOrder = {
  method: 'POST',
  path: '/api/lender-revenue/set-order',
  audience: [1],
  limit: 'write',
  /** All rules of the lender, each once, in the order wanted. */
  body: z.strictObject({
    lender_id: rowId(),
    lender_revenue_ids: z.array(rowId()).check(
      z.maxLength(100),
      z.refine((ids) => new Set(ids).size === ids.length, 'invalid_value'),
    ),
  }),
  answer: Done,
  errors: ['not_found', 'revenue_order_stale'],
} as const satisfies Call

export const deleteLenderRevenue = {
  method: 'POST',
  path: '/api/lender-revenue/delete/:id',
  audience: [1],
  limit: 'write',
  params: z.object({ id: z.coerce.number().check(z.multipleOf(1), z.gte(1)) }),
  /** The specification sends none. */
  body: z.nullish(z.strictObject({ reason: OptionalReason })),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

/** What one more step would bring: a rule further on that takes the month. */
export const NextSlab = z.object({
  /** What is missing: rupees disbursed with the same loans, or loans of the same average size with what they bring. */
  more_disbursed: z.number(),
  more_loans: z.number(),
  /** Rupees that the month would give then. */
  amount: z.number(),
  text: z.string(),
})
export type NextSlab = z.output<typeof NextSlab>

/** A month priced: money in rupees. `rule` is the place of the rule in the list, from 1; null where none takes the month. */
export const PricedMonth = z.object({
  rule: z.nullable(z.number()),
  rule_id: z.nullable(z.number()),
  rule_text: z.string(),
  ats: z.nullable(z.number()),
  formula: z.string(),
  amount: z.number(),
  next: z.array(NextSlab),
  warnings: z.array(SlabWarning),
})
export type PricedMonth = z.output<typeof PricedMonth>

export const whatIfLenderRevenue = {
  method: 'POST',
  path: '/api/lender-revenue/what-if',
  audience: [1],
  limit: 'read',
  /** `rules` stand in for the saved ones, in their order: a rule in a dialog is tried before it is saved. */
  body: z
    .strictObject({
      lender_id: rowId(),
      disbursed: rupees,
      loans,
      rules: z.optional(
        z
          .array(z.strictObject({ id: z.nullable(rowId()), ...ruleFields }).check(...ruleChecks))
          .check(z.maxLength(100)),
      ),
    })
    .check(
      z.refine((month) => month.loans > 0 || month.disbursed === 0, {
        error: 'loans_missing',
        path: ['loans'],
      }),
    ),
  answer: dataOf(PricedMonth),
  errors: ['not_found'],
} as const satisfies Call
