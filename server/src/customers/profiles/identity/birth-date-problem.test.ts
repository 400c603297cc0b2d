import { expect, test } from 'vitest'
import { birthDateProblem } from './birth-date-problem.ts'

const on = { today: '2026-11-29', age_min: 18, age_max: 70 }

test.each([
  ['2026-11-30', 'birth_date_invalid'],
  ['2026-11-29', 'age_not_allowed'],
  ['2008-11-30', 'age_not_allowed'],
  ['2008-11-29', null],
  ['1956-11-29', null],
  ['1955-11-29', 'age_not_allowed'],
] as const)('%s: %s', (day, problem) => {
  expect(birthDateProblem(day, on)).toBe(problem)
})
