import { expect, test } from 'vitest'
import { sumLines } from './line-sums.ts'

test('sums equal their lines to the paisa', () => {
  const line = {
    disbursed_amount: 300_000,
    expected: 6750.1,
    stated: 6000.2,
    received: 0.1,
    part: 3600,
    difference: -749.9,
  }
  expect(sumLines([line, line, { ...line, disbursed_amount: null }])).toEqual({
    disbursed: 600_000,
    expected: 20_250.3,
    stated: 18_000.6,
    received: 0.3,
    part: 10_800,
    difference: -2249.7,
  })
  expect(sumLines([])).toEqual({ disbursed: 0, expected: 0, stated: 0, received: 0, part: 0, difference: 0 })
})
