import { expect, test } from 'vitest'
import { notClosable } from './close-month.ts'

test.each([
  ['2026-10', 0, []],
  ['2026-10', 1, ['One line is to be settled.']],
  ['2026-10', 7, ['7 lines are to be settled.']],
  ['2026-11', 0, ['The month is not over.']],
  ['2026-12', 2, ['The month is not over.', '2 lines are to be settled.']],
])('%s with %d open lines', (month, open, why) => {
  expect(notClosable(month, open, '2026-11-24')).toEqual(why)
})
