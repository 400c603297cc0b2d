import { expect, test } from 'vitest'
import { textColumn } from '../list/row-columns.tsx'
import { leftOutColumns, lineColumns, loanText, LOAN_WIDTH } from './line-columns.tsx'

/** 1280 px less the menu, the card of the sums and what lies between. */
const BESIDE_SUMS = 1280 - 240 - 16 - 16 - 296
const widthUpTo = (columns: readonly { key: string; width: number }[], key: string): number =>
  columns
    .slice(0, columns.findIndex((column) => column.key === key) + 1)
    .reduce((sum, { width }) => sum + width, 0)

test('the part of a line stands beside the sums of its statement on a laptop', () => {
  const columns = lineColumns({ loan: textColumn('loan', 'Loan', LOAN_WIDTH, loanText), part: 'Part ₹' })
  expect(widthUpTo(columns, 'amount')).toBeLessThanOrEqual(BESIDE_SUMS)
})

test('so does the part of what is left out, after why', () => {
  const columns = leftOutColumns({ loan: textColumn('loan', 'Loan', LOAN_WIDTH, loanText), part: 'Part ₹' })
  expect(columns.map(({ key }) => key)).toEqual(['loan', 'day', 'lender', 'reason', 'amount', 'disbursed'])
  expect(widthUpTo(columns, 'amount')).toBeLessThanOrEqual(BESIDE_SUMS)
})
