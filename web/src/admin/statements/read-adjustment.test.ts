import { expect, test } from 'vitest'
import { readAdjustment } from './read-adjustment.ts'

test.each([
  ['250', 250],
  ['1,250.50', 1250.5],
  ['₹ 1,00,000', 100_000],
  ['-300', -300],
  ['−300.5', -300.5],
  ['1,00,00,000', 10_000_000],
  ['1,00,00,001', null],
  ['0', null],
  ['0.00', null],
  ['', null],
  ['1.234', null],
  ['1,5', null],
  ['twelve', null],
])('%s is %s', (typed, rupees) => {
  expect(readAdjustment(typed)).toBe(rupees)
})
