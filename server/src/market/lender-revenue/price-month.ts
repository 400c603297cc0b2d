import type { PricedMonth, RevenueRuleFields } from '@marketplace/contract/market/lender-revenue'
import { toPaise, toRupees } from '../../platform/money/paise.ts'
import { commission } from './commission.ts'
import { describeCommission } from './describe-commission.ts'
import { describeRule } from './describe-rule.ts'
import { nextSlabs } from './next-slab.ts'
import { averageTicket, toSlabRule, type Pricing, type SlabRule } from './slab-rule.ts'
import { slabWarnings } from './slab-warnings.ts'

/** What the revenue types price by, by their id. */
export type PricingOf = (revenue_type_id: number) => Pricing

export const toSlabRules = (rules: readonly RevenueRuleFields[], pricingOf: PricingOf): SlabRule[] =>
  rules.map((rule) => toSlabRule(rule, pricingOf(rule.revenue_type_id)))

/** A month priced by rules of the wire, as the what-if box shows it; money in rupees. */
export const priceMonth = (
  rules: readonly (RevenueRuleFields & { id: number | null })[],
  pricingOf: PricingOf,
  { disbursed, loans }: { disbursed: number; loans: number },
): PricedMonth => {
  const slabs = toSlabRules(rules, pricingOf)
  const month = { disbursed: toPaise(disbursed), loans }
  const priced = commission(slabs, month)
  const picked = priced.rule === null ? undefined : slabs[priced.rule]
  const ats = averageTicket(month)
  return {
    rule: priced.rule === null ? null : priced.rule + 1,
    rule_id: priced.rule === null ? null : (rules[priced.rule]?.id ?? null),
    rule_text: picked === undefined ? 'No active rule takes this month' : describeRule(picked),
    ats: ats === null ? null : toRupees(ats),
    formula: describeCommission(slabs, priced),
    amount: toRupees(priced.paise),
    next: nextSlabs(slabs, month).map(({ more_disbursed, more_loans, paise, text }) => ({
      more_disbursed: toRupees(more_disbursed),
      more_loans,
      amount: toRupees(paise),
      text,
    })),
    warnings: slabWarnings(slabs),
  }
}
