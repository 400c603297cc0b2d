import type { EmiAnswer } from '@marketplace/contract/loans/calculators'
import type { Instalment } from '@marketplace/contract/market/offers'
import { toPaise, toRupees } from '../../platform/money/paise.ts'

/** A schedule by years of the loan, year 1 first: what went to principal and interest, and what is owed at the end of each. */
export const addUpYears = (schedule: readonly Instalment[]): EmiAnswer['years'] => {
  const years: EmiAnswer['years'] = []
  for (let start = 0; start < schedule.length; start += 12) {
    const rows = schedule.slice(start, start + 12)
    const sum = (of: 'principal' | 'interest'): number =>
      toRupees(rows.reduce((total, row) => total + toPaise(row[of]), 0))
    years.push({
      year: start / 12 + 1,
      principal: sum('principal'),
      interest: sum('interest'),
      balance: rows.at(-1)?.balance ?? 0,
    })
  }
  return years
}
