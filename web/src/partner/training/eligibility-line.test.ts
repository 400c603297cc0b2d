import { expect, it } from 'vitest'
import { ageText, employmentText } from './eligibility-line.ts'

it.each([
  [21, 55, '21-55'],
  [21, null, 'from 21'],
  [null, 60, 'up to 60'],
  [null, null, 'any'],
])('%j to %j: %s', (min_age, max_age, words) => {
  expect(ageText({ min_age, max_age })).toBe(words)
})

it.each([
  [1, 0, 1, 'Salaried, Business'],
  [0, 0, 0, 'any'],
] as const)('%d %d %d: %s', (salaried, self_employed, business, words) => {
  expect(employmentText({ salaried, self_employed, business })).toBe(words)
})
