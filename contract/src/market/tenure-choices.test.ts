import { productJourneys, loanProducts } from '../reference/product-journeys.ts'
import { expect, test } from 'vitest'
import { tenureChoices } from './tenure-choices.ts'

test.each([
  [{ min: 6, max: 60 }, 36, [12, 24, 36, 48, 60]],
  [{ min: 6, max: 36 }, 12, [12, 24, 36]],
  [{ min: 60, max: 360 }, 180, [60, 84, 120, 180]],
  [{ min: 3, max: 9 }, 6, [6]],
])('of %j, with %d among them: %j', (limits, first, choices) => {
  expect(tenureChoices(limits, first)).toEqual(choices)
})

test('every loan begins with one of its choices, within its bounds', () => {
  for (const product of loanProducts) {
    const { amount, tenure } = productJourneys[product]
    const ask = productJourneys[product].first_ask
    expect(tenureChoices(tenure, ask.tenure_months)).toContain(ask.tenure_months)
    expect(ask.amount >= amount.min && ask.amount <= amount.max, product).toBe(true)
  }
})
