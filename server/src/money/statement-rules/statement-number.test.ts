import { expect, it } from 'vitest'
import { numberOf } from './statement-number.ts'

it.each([
  ['2026-10', 117, 'S-2026-10-0117'],
  ['2026-01', 1, 'S-2026-01-0001'],
  ['2026-12', 12_345, 'S-2026-12-12345'],
])('%s, %d is %s', (month, place, number) => {
  expect(numberOf(month, place)).toBe(number)
})
