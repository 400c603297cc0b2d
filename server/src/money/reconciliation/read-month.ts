import type { VarianceKind } from '@marketplace/contract/money/reconciliation-words'
import { listTranchesOfLender } from '../../loans/disbursals/published.ts'
import { rulesOfMonth } from '../ledger/rules-of-month.ts'
import type { RuleOnDay } from '../../market/lender-revenue/rules-on-day.ts'
import type { Database } from '../../platform/db/database.ts'
import { daysOfMonth } from '../ledger/book-month.ts'
import { targetOfMonth } from '../ledger/target-of-month.ts'
import type { RuleWords } from '../variance/explain-groups.ts'
import { lowerSlab } from '../variance/lower-slab.ts'
import { arePaidByRate, rateOf } from '../variance/rate-of.ts'
import { varianceOf } from '../variance/variance-of.ts'
import { listMonthLineRows, type MonthLineRow } from '../stated-lines/month-lines.queries.ts'

/** A line with what it is; rates in hundredths of a percent. */
export interface JudgedLine extends MonthLineRow {
  kind: VarianceKind
  our_rate: number | null
  their_rate: number | null
}

/** The rule that prices the month, in words and with its rates. */
export interface MonthRule extends RuleWords {
  flat_paise: number
  /** Thousandths of a percent. */
  percent: number
}

export interface JudgedMonth {
  lines: JudgedLine[]
  rule: MonthRule | null
  /** The place of each rule of the lender in its order, from 1, by the rule's number. */
  places: ReadonlyMap<number, number>
}

const keyOf = (loan: number | null, tranche: number | null): string => `${loan}-${tranche}`

/** What the next lower slab would give for each part. */
const lowerOf = (
  rules: readonly RuleOnDay[],
  picked: number,
  standing: Parameters<typeof targetOfMonth>[1],
): ReadonlyMap<string, number> => {
  const lower = lowerSlab(
    rules.map(({ slab }) => slab),
    picked,
  )
  if (lower === null) return new Map()
  const priced = targetOfMonth(
    lower.map((slab, place) => ({ id: rules[place]?.id ?? 0, version: rules[place]?.version ?? 0, slab })),
    standing,
  )
  return new Map(
    priced.lines.map((line) => [keyOf(line.lender_application_id, line.tranche), line.commission_paise]),
  )
}

/** The lines of a month of a lender with what each is. Asked as the office. */
export const readMonth = async (trx: Database, lenderId: number, month: string): Promise<JudgedMonth> => {
  const days = daysOfMonth(month)
  const rows = await listMonthLineRows(trx, lenderId, month)
  const rules = await rulesOfMonth(trx, lenderId, month)
  const standing = (await listTranchesOfLender(trx, lenderId, days)).filter(
    ({ taken_back_cause }) => taken_back_cause === null,
  )
  const target = targetOfMonth(rules, standing)
  const place = rules.findIndex(({ id }) => id === target.rule?.id)
  const picked = rules[place]
  const lower = picked === undefined ? new Map<string, number>() : lowerOf(rules, place, standing)
  const rates = rows.map(({ stated, disbursed }) => (disbursed === null ? null : rateOf(stated, disbursed)))
  // A rate that is shared counts among the lines that differ.
  const differ = rows.map(({ stated, expected }) => stated !== 0 && stated !== expected)
  const isRate = arePaidByRate(rates.map((rate, at) => (differ[at] === true ? rate : null)))
  return {
    places: new Map(rules.map(({ id }, at) => [id, at + 1])),
    rule:
      picked === undefined
        ? null
        : {
            place: place + 1,
            pricing: picked.slab.pricing,
            disbursed: target.month.disbursed,
            flat_paise: picked.slab.flat,
            percent: picked.slab.percent,
          },
    lines: rows.map((row, at) => ({
      ...row,
      our_rate: row.disbursed === null ? null : rateOf(row.expected, row.disbursed),
      their_rate: rates[at] ?? null,
      kind: varianceOf({
        ...row,
        has_loan: row.tranche !== null,
        lower: lower.get(keyOf(row.lender_application_id, row.tranche)) ?? null,
        is_rate: isRate[at] === true,
      }),
    })),
  }
}
