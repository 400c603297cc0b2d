import { expect, it } from 'vitest'
import { leftOutInWords } from './left-out-words.ts'

it.each([
  ['lender_not_paid', null, 'lender has not paid'],
  ['lender_differs', null, 'lender states another sum'],
  ['held', '2026-12-03', 'held until 03/12/2026'],
  ['disputed', '2026-11-20', 'disputed since 20/11/2026'],
  ['below_minimum', null, 'below the minimum of ₹500: goes to the next statement'],
  ['negative_sum', null, 'the sum is below ₹0 and is carried forward'],
] as const)('%s', (reason, until, words) => {
  expect(leftOutInWords(reason, until, 500_00)).toBe(words)
})
