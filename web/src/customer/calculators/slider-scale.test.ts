import { calculatorInputs } from '@marketplace/contract/loans/calculator-inputs'
import { expect, test } from 'vitest'
import { placeOf, SLIDER_PLACES, valueAt } from './slider-scale.ts'

const { amount, rate, months } = calculatorInputs.emi

test.each([amount, rate, months])('$kind runs from end to end, never back, and always inside', (input) => {
  expect(valueAt(input, 0)).toBe(input.min)
  expect(valueAt(input, SLIDER_PLACES)).toBe(input.max)
  let before = input.min
  for (let place = 1; place <= SLIDER_PLACES; place += 1) {
    const value = valueAt(input, place)
    expect(value).toBeGreaterThanOrEqual(before)
    before = value
  }
})

test('money comes in round figures, small ones finely', () => {
  expect(valueAt(amount, 34)).toBe(490_000)
  expect(valueAt(amount, 100)).toBe(13_000_000)
  expect(placeOf(amount, 500_000)).toBe(34)
  expect(placeOf(amount, 1)).toBe(0)
  expect(placeOf(amount, 1e12)).toBe(SLIDER_PLACES)
})
