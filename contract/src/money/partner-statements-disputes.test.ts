import { expect, it } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { acceptDispute, DisputeText } from './partner-statements-disputes.ts'

it.each([
  [300.5, null],
  [-0.01, null],
  [10_000_000, null],
  [0, 'amount_invalid'],
  [0.001, 'amount_invalid'],
  [10_000_000.01, 'amount_invalid'],
  [-10_000_001, 'amount_invalid'],
])('an adjustment of %d: %s', (amount, problem) => {
  expect(problemOf(acceptDispute.body, { amount, text: 'The lender has confirmed it' })).toBe(problem)
})

it.each([
  ['See the letter', null],
  ['no', 'field_required'],
  ['  a  ', 'field_required'],
  ['a'.repeat(2_001), 'text_invalid'],
])('a text in a dispute', (text, problem) => {
  expect(problemOf(DisputeText, text)).toBe(problem)
})
