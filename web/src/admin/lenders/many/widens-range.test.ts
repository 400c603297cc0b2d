import { expect, test } from 'vitest'
import { widensRange } from './widens-range.ts'

test.each([
  ['min', 21, 18, true],
  ['min', 18, 21, false],
  ['min', 18, null, true],
  ['min', null, 18, false],
  ['max', 60, 65, true],
  ['max', 65, 60, false],
  ['max', 65, null, true],
  ['max', null, 65, false],
] as const)('%s from %s to %s widens: %s', (side, before, after, expected) => {
  expect(widensRange(side, before, after)).toBe(expected)
})
