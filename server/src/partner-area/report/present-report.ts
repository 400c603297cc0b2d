import type { PartnerReportMonth } from '@marketplace/contract/money/partner-statements-own'
import type { OwnFiguresRow } from '../../money/statements/published.ts'
import { toRupees } from '../../platform/money/paise.ts'
import type { LenderCounts } from './counts-of.ts'

type Figures = Omit<PartnerReportMonth, 'month' | 'leads' | 'lenders'>
/** The same in paise, where there is money. */
type Counted = Omit<LenderCounts, 'month' | 'lender_id'> & Omit<OwnFiguresRow, 'month' | 'lender_id'>

const nothing: Counted = {
  applied: 0,
  sanctioned: 0,
  disbursals: 0,
  disbursed_paise: 0,
  earned_paise: 0,
  received_paise: 0,
  on_statements_paise: 0,
  paid_paise: 0,
}

const add = (one: Counted, other: Partial<Counted>): Counted => ({
  applied: one.applied + (other.applied ?? 0),
  sanctioned: one.sanctioned + (other.sanctioned ?? 0),
  disbursals: one.disbursals + (other.disbursals ?? 0),
  disbursed_paise: one.disbursed_paise + (other.disbursed_paise ?? 0),
  earned_paise: one.earned_paise + (other.earned_paise ?? 0),
  received_paise: one.received_paise + (other.received_paise ?? 0),
  on_statements_paise: one.on_statements_paise + (other.on_statements_paise ?? 0),
  paid_paise: one.paid_paise + (other.paid_paise ?? 0),
})

const present = (counted: Counted): Figures => ({
  applied: counted.applied,
  sanctioned: counted.sanctioned,
  disbursals: counted.disbursals,
  disbursed: toRupees(counted.disbursed_paise),
  earned: toRupees(counted.earned_paise),
  received: toRupees(counted.received_paise),
  on_statements: toRupees(counted.on_statements_paise),
  paid: toRupees(counted.paid_paise),
})

const addUp = (all: readonly Counted[]): Counted => all.reduce(add, nothing)

/** A partner's report: months as given, each with its lenders and what they make together. */
export const presentReport = (
  months: readonly string[],
  facts: {
    leads: readonly { month: string; leads: number }[]
    counts: readonly LenderCounts[]
    figures: readonly OwnFiguresRow[]
  },
  nameOf: (lenderId: number) => string,
): { months: PartnerReportMonth[]; total: Figures & { leads: number } } => {
  const sums: Counted[] = []
  const made = months.map((month) => {
    const byLender = new Map<number, Counted>()
    for (const row of [...facts.counts, ...facts.figures]) {
      if (row.month !== month) continue
      byLender.set(row.lender_id, add(byLender.get(row.lender_id) ?? nothing, row))
    }
    const sum = addUp([...byLender.values()])
    sums.push(sum)
    return {
      month,
      leads: facts.leads.find((one) => one.month === month)?.leads ?? 0,
      ...present(sum),
      lenders: [...byLender]
        .toSorted(([, one], [, other]) => other.earned_paise - one.earned_paise)
        .map(([lender_id, counted]) => ({ lender_id, lender_name: nameOf(lender_id), ...present(counted) })),
    }
  })
  const leads = made.reduce((all, one) => all + one.leads, 0)
  return { months: made, total: { leads, ...present(addUp(sums)) } }
}
