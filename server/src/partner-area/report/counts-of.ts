import { toPaise } from '../../platform/money/paise.ts'

/** What a partner's report counts by month and lender, in the order of the values (contract/src/reports/measures.ts). */
export const reportMeasures = [
  'lender_applied',
  'lender_sanctioned',
  'disbursed_parts',
  'disbursed_amount',
] as const

/** Of one lender in one month (YYYY-MM); the amount in paise. */
export interface LenderCounts {
  month: string
  lender_id: number
  applied: number
  sanctioned: number
  disbursals: number
  disbursed_paise: number
}

/** The figures of the reports as rows: keys are the first day of the month and the lender, amounts rupees. */
export const countsOf = (
  rows: readonly { keys: readonly (number | string)[]; values: readonly (number | null)[] }[],
): LenderCounts[] =>
  rows.map(({ keys: [month, lender], values: [applied, sanctioned, disbursals, amount] }) => ({
    month: String(month).slice(0, 7),
    lender_id: Number(lender),
    applied: applied ?? 0,
    sanctioned: sanctioned ?? 0,
    disbursals: disbursals ?? 0,
    disbursed_paise: toPaise(amount ?? 0),
  }))
