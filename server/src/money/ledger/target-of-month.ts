import { commission } from '../../market/lender-revenue/commission.ts'
import type { RuleOnDay } from '../../market/lender-revenue/rules-on-day.ts'
import type { Month } from '../../market/lender-revenue/slab-rule.ts'
import { spreadCommission } from './spread-commission.ts'

/** A part of a loan that stands, in the order of loans and parts. */
interface StandingTranche {
  lender_application_id: number
  tranche: number
  amount_paise: number
}

export interface TargetLine extends StandingTranche {
  /** 1 with the first part of its loan in the month. */
  loans: 0 | 1
  /** What it earns, in paise. */
  commission_paise: number
}

/** What a month of a lender ought to have in the books. `rule` is the rule picked, null where none takes the month. */
export interface MonthTarget {
  month: Month
  rule: { id: number; version: number } | null
  lines: TargetLine[]
}

/**
 * Prices a month's standing parts as the what-if box does (decision 026) and spreads the sum over them. A loan counts once in a month,
 * however many parts of it fall there, and again in another month.
 */
export const targetOfMonth = (
  rules: readonly RuleOnDay[],
  tranches: readonly StandingTranche[],
): MonthTarget => {
  let before = 0
  const lines = tranches.map((tranche) => {
    const loans: 0 | 1 = tranche.lender_application_id === before ? 0 : 1
    before = tranche.lender_application_id
    return { ...tranche, loans }
  })
  const month: Month = { disbursed: 0, loans: 0 }
  for (const { amount_paise, loans } of lines) {
    month.disbursed += amount_paise
    month.loans += loans
  }
  const slabs = rules.map(({ slab }) => slab)
  const priced = commission(slabs, month)
  const earned = spreadCommission(slabs, priced, month, lines)
  const picked = priced.rule === null ? undefined : rules[priced.rule]
  return {
    month,
    rule: picked === undefined ? null : { id: picked.id, version: picked.version },
    lines: lines.map((line, place) => ({ ...line, commission_paise: earned[place] ?? 0 })),
  }
}
