import { expect, it } from 'vitest'
import { tooManyFailures } from './too-many-failures.ts'

it.each([
  ['nothing tried', 0, 0, false],
  ['few, all failed', 0, 19, false],
  ['twenty, one failed', 19, 1, false],
  ['twenty, two failed', 18, 2, true],
  ['a thousand, fifty failed', 950, 50, false],
  ['a thousand, fifty-one failed', 949, 51, true],
])('%s', (_, sent, failed, many) => {
  expect(tooManyFailures({ sent, failed, waiting: 7 })).toBe(many)
})
