import type { MonthLine } from '@marketplace/contract/money/reconciliation'
import { addRupees } from './sum-text.ts'

/** Sums of lines in rupees, equal to them to the paisa. */
export interface LineSums {
  disbursed: number
  expected: number
  stated: number
  received: number
  part: number
  difference: number
}

/** The figures of lines added up. */
export const sumLines = (
  lines: readonly Pick<
    MonthLine,
    'disbursed_amount' | 'expected' | 'stated' | 'received' | 'part' | 'difference'
  >[],
): LineSums => ({
  disbursed: addRupees(lines.map(({ disbursed_amount }) => disbursed_amount ?? 0)),
  expected: addRupees(lines.map(({ expected }) => expected)),
  stated: addRupees(lines.map(({ stated }) => stated)),
  received: addRupees(lines.map(({ received }) => received)),
  part: addRupees(lines.map(({ part }) => part)),
  difference: addRupees(lines.map(({ difference }) => difference)),
})
