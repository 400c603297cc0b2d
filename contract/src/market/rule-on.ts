import type { LenderRevenueRule, RevenueRuleFields, RuleVersion } from './lender-revenue.ts'

/** The last day that a content may be planned for: two years after `today`. */
export const lastBegin = (today: string): string => `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`

/** The content of a rule that is in force on `day`, today or later; null where none has begun by then. */
export const ruleOn = (
  rule: Pick<LenderRevenueRule, keyof RuleVersion | 'planned'>,
  day: string,
): RuleVersion | null =>
  rule.planned.findLast(({ valid_from }) => valid_from <= day) ?? (rule.valid_from <= day ? rule : null)

/** The contents of a rule that begin after `day`, today or later, the next first. */
export const laterContents = (
  rule: Pick<LenderRevenueRule, keyof RuleVersion | 'planned'>,
  day: string,
): RuleVersion[] => [rule, ...rule.planned].filter(({ valid_from }) => valid_from > day)

/** What staff fill in, without what is known of the rule besides. */
export const fieldsOf = (rule: RevenueRuleFields): RevenueRuleFields => ({
  slab_disbursed_min: rule.slab_disbursed_min,
  slab_disbursed_max: rule.slab_disbursed_max,
  slab_number_min: rule.slab_number_min,
  slab_number_max: rule.slab_number_max,
  ats_min: rule.ats_min,
  ats_max: rule.ats_max,
  revenue_type_id: rule.revenue_type_id,
  revenue_flat: rule.revenue_flat,
  revenue_percent: rule.revenue_percent,
  status: rule.status,
})

/**
 * The rules as they price a month on `day`, each at its place in the list: one that has not begun by then prices nothing, as an
 * inactive one does.
 */
export const pricingRulesOn = (
  rules: readonly LenderRevenueRule[],
  day: string,
): (RevenueRuleFields & { id: number })[] =>
  rules.map((rule) => {
    const content = ruleOn(rule, day)
    return { id: rule.id, ...fieldsOf(content ?? rule), ...(content === null && { status: 0 as const }) }
  })
