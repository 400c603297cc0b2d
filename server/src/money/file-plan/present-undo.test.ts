import { expect, test } from 'vitest'
import { presentUndo } from './present-undo.ts'

test('an undo that leaves nothing names no reason', () => {
  expect(presentUndo(3, [])).toEqual({ goes_back: 3, stays: [] })
})

test('what stays is counted by its reason in words, the most first', () => {
  expect(presentUndo(0, ['month_closed', 'money_received', 'money_received'])).toEqual({
    goes_back: 0,
    stays: [
      { reason: 'Money was received for it: take the receipt back first', count: 2 },
      { reason: 'The month of this disbursal is closed', count: 1 },
    ],
  })
})

test('of as many rows the reasons stand by their words', () => {
  expect(presentUndo(1, ['month_closed', 'money_received']).stays.map(({ count }) => count)).toEqual([1, 1])
  expect(presentUndo(1, ['month_closed', 'money_received'])).toEqual(
    presentUndo(1, ['money_received', 'month_closed']),
  )
})
