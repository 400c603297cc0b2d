import type { RegulatedFigures } from '../offers/affordable-amount.ts'
import type { RegulatedFigureRow } from './regulated-figures.queries.ts'

const columnOf = {
  gst_percent: 'gst_percent',
  microfinance_income_limit: 'microfinance_household_income',
  microfinance_repayment_percent: 'microfinance_repayment_share_percent',
} as const satisfies Record<keyof RegulatedFigures, string>

/**
 * The figures in force on `day` (YYYY-MM-DD): of each name the row with the latest `valid_from` that is not after it.
 * @throws Error naming a figure that nothing sets by then.
 */
export const figuresOn = (rows: readonly RegulatedFigureRow[], day: string): RegulatedFigures => {
  const valueOf = (name: string): number => {
    const inForce = rows
      .filter((row) => row.name === name && row.valid_from <= day)
      .sort((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0]
    if (inForce === undefined) throw new Error(`no ${name} is in force on ${day}`)
    return inForce.value
  }
  return {
    gst_percent: valueOf(columnOf.gst_percent),
    microfinance_income_limit: valueOf(columnOf.microfinance_income_limit),
    microfinance_repayment_percent: valueOf(columnOf.microfinance_repayment_percent),
  }
}
