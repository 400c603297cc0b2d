import { describe, expect, it } from 'vitest'
import { calculatorInputs, calculatorNames, type CalculatorInput } from './calculator-inputs.ts'

const fields = calculatorNames.flatMap((name) =>
  Object.entries<CalculatorInput>(calculatorInputs[name]).map(([field, input]) => ({ name, field, input })),
)

// What law and domain.md 5.10, 6 and 8.2 set.
it.each([
  ['emi', 'amount', 1_000, 100_000_000, 500_000, 0],
  ['emi', 'rate', 0, 60, 14, 3],
  ['emi', 'months', 1, 360, 36, 0],
  ['eligibility', 'monthly_income', 1, 1_000_000, 60_000, 0],
  ['eligibility', 'emi', 0, 1_000_000, 10_000, 0],
  ['eligibility', 'foir_percent', 1, 100, 50, 2],
  ['eligibility', 'household_income', 0, 100_000_000, null, 0],
  ['foreclosure', 'paid', 0, 359, 12, 0],
  ['foreclosure', 'charge_percent', 0, 10, 4, 2],
  ['foreclosure', 'broken_days', 0, 31, 0, 0],
  ['foreclosure', 'part', 1, 100_000_000, null, 0],
  ['gold-value', 'weight_grams', 0.5, 1_000, 20, 2],
  ['gold-value', 'rate_per_gram', 100, 100_000, null, 2],
  ['gold-value', 'months', 1, 12, 12, 0],
  ['gold-value', 'rate', 0, 60, 12, 3],
])('%s asks %s from %d to %d, at first %s, with %d decimals', (name, field, min, max, start, decimals) => {
  expect(fields.find((one) => one.name === name && one.field === field)?.input).toMatchObject({
    min,
    max,
    start,
    decimals,
  })
})

describe.each(fields)('$name $field', ({ input }) => {
  it('starts at something that may be typed', () => {
    const starts =
      input.kind === 'choice'
        ? input.of.includes(input.start)
        : input.start === null || (input.start >= input.min && input.start <= input.max)
    expect(starts).toBe(true)
  })
})
