import { expect, it } from 'vitest'
import { termsInWords } from './terms-in-words.ts'

it.each([
  [60, 0, 2_700_00, 0, '60 %'],
  [0, 900, 0, 900_00, '₹900 a loan'],
  [60, 900, 2_700_00, 900_00, '60 % + ₹900 a loan'],
  [60, 900, 2_700_00, 0, '60 %'],
  [12.5, 900, 0, 900_00, '₹900 a loan'],
  [60, 250, 0, 0, '60 %'],
  [0, 250, 0, 0, '₹250 a loan'],
  [0, 0, 0, 0, '0 %'],
  [null, null, 0, 0, 'no terms'],
])('%s percent and %s rupees, booked %d and %d: %s', (percent, flat, byPercent, byFlat, words) => {
  expect(
    termsInWords(
      { revenue_percent: percent, revenue_flat_fee: flat },
      { percent_paise: byPercent, flat_paise: byFlat },
    ),
  ).toBe(words)
})
