import { expect, test } from 'vitest'
import { monthName } from './month-name.ts'

test.each([
  ['2026-10', 'October 2026'],
  ['2026-01', 'January 2026'],
])('%s is %s', (month, name) => {
  expect(monthName(month)).toBe(name)
})
