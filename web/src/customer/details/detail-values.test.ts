import { expect, test } from 'vitest'
import { toWire } from './detail-values.ts'

test.each([
  ['gender', '', null],
  ['gender', '2', 2],
  ['first_name', '  Asha ', 'Asha'],
  ['first_name', '   ', null],
  ['monthly_income', '65,000', 65_000],
  ['birth_date', '12/04/1992', '1992-04-12'],
  ['birth_date', '12/04', '12/04'],
  ['allow_sms', true, 1],
  ['allow_sms', false, 0],
] as const)('%s typed as %o goes as %o', (field, typed, wire) => {
  expect(toWire(field, typed)).toBe(wire)
})

test.each([
  ['gold_weight_grams', '24.5', 24.5],
  ['gold_weight_grams', '24', 24],
  ['gold_weight_grams', '24,5', Number.NaN],
  ['gold_weight_grams', '', null],
  ['vehicle_price', '9,00,000', 900_000],
  ['gold_purity', '2', 2],
  ['business_account', true, 1],
  ['gstin', ' 09AAACH7409R1ZZ ', '09AAACH7409R1ZZ'],
] as const)('%s typed as %o goes as %o', (field, typed, wire) => {
  expect(toWire(field, typed)).toBe(wire)
})
