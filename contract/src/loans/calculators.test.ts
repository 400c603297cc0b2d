import { expect, it } from 'vitest'
import { calculatorInputs, calculatorNames } from './calculator-inputs.ts'
import * as calls from './calculators.ts'
import { problemOf } from '../testing/problem-of.ts'

const byName = {
  emi: calls.calculateEmi,
  eligibility: calls.calculateEligibility,
  foreclosure: calls.calculateForeclosure,
  'gold-value': calls.calculateGoldValue,
}

it.each(calculatorNames)('%s takes each of its fields as a text, or leaves it out', (name) => {
  const { query, path } = byName[name]
  expect(path).toBe(`/api/calculators/${name}`)
  expect(problemOf(query, {})).toBeNull()
  for (const field of Object.keys(calculatorInputs[name])) {
    expect(problemOf(query, { [field]: 'x'.repeat(24) })).toBeNull()
    expect(problemOf(query, { [field]: 'x'.repeat(25) })).toBe('calculator_number')
    expect(problemOf(query, { [field]: 5 })).toBe('calculator_number')
  }
})
