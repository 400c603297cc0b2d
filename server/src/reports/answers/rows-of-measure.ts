import { measureOf, type Measure } from '@marketplace/contract/reports/measures'
import type { RowsAsk } from '../facts/published.ts'
import { measureSums } from './measure-sums.ts'

/** Which facts a measure counts; null for one that has no rows of its own here. */
export const rowsOf = (measure: Measure): Pick<RowsAsk, 'kind' | 'code'> | null => {
  const { rows } = measureOf(measure)
  const sum = measureSums[measure]
  if (rows === null || rows === 'entries' || sum === null) return null
  if (rows === 'parts') return { kind: 'parts', code: 0 }
  if (measure === 'rejected_for') return { kind: 'lenders', code: 7 }
  // Sums of money are of the step that brings them.
  const ofMoney: Partial<Record<Measure, number>> = {
    asked_amount: 5,
    applied_amount: 1,
    sanctioned_amount: 5,
  }
  return { kind: rows, code: ofMoney[measure] ?? Number(sum.sum.slice(1)) }
}

/** The figure that counts the rows: of a sum of money the rows that it is made of. */
export const countOf = (measure: Measure): Measure => {
  const counts: Partial<Record<Measure, Measure>> = {
    asked_amount: 'applied',
    applied_amount: 'lender_applied',
    sanctioned_amount: 'lender_sanctioned',
    disbursed_amount: 'disbursed_parts',
  }
  return counts[measure] ?? measure
}
