import type { RevenueRuleFields, RevenueType } from '@marketplace/contract/market/lender-revenue'
import { count, money } from '../../i18n/format-values.ts'

const range = (min: number | null, max: number | null, text: (value: number) => string): string => {
  if (min !== null && max !== null) return `${text(min)} – ${text(max)}`
  if (min !== null) return `from ${text(min)}`
  return max === null ? 'any' : `up to ${text(max)}`
}

/** A rule as a row of the table has it. */
export const ruleTexts = (rule: RevenueRuleFields, types: readonly RevenueType[]) => ({
  disbursed: range(rule.slab_disbursed_min, rule.slab_disbursed_max, money),
  loans: range(rule.slab_number_min, rule.slab_number_max, count),
  ats: range(rule.ats_min, rule.ats_max, money),
  type: types.find(({ id }) => id === rule.revenue_type_id)?.name ?? '',
  flat: rule.revenue_flat === null ? '–' : money(rule.revenue_flat),
  percent: rule.revenue_percent === null ? '–' : `${rule.revenue_percent} %`,
})

/** What a rule pays, in short: "2.25 %", "₹1,100 a loan". */
export const rateText = ({ revenue_flat, revenue_percent }: RevenueRuleFields): string =>
  [
    ...((revenue_flat ?? 0) > 0 ? [`${money(revenue_flat ?? 0)} a loan`] : []),
    ...((revenue_percent ?? 0) > 0 ? [`${revenue_percent} %`] : []),
  ].join(' and ')
