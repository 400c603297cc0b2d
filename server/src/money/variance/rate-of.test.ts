import { expect, test } from 'vitest'
import { arePaidByRate, hundredthsOf, rateOf } from './rate-of.ts'

test.each([
  [6_000_00, 300_000_00, 200, 200],
  [3_938_00, 175_000_00, 225, 225],
  [3_936_00, 175_000_00, 225, null],
  [5_126_00, 275_000_00, 186, null],
  [-6_000_00, 300_000_00, -200, null],
  [0, 300_000_00, 0, null],
  [100, 0, null, null],
])('%d of %d is %j hundredths of a percent, as a rate %j', (paise, disbursed, hundredths, rate) => {
  expect(hundredthsOf(paise, disbursed)).toBe(hundredths)
  expect(rateOf(paise, disbursed)).toBe(rate)
})

test('a rate is one that agreements use, or that lines share', () => {
  expect(arePaidByRate([200, 187, null, 193, 193, null])).toEqual([true, false, false, true, true, false])
})
