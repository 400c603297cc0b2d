import { expect, it } from 'vitest'
import { presentReason } from './present-reason.ts'

it.each([
  [null, null],
  ['the SMS gateway answered 503', 'the SMS gateway answered 503'],
  ['not cleared: prospect, message\n    at forgetOldRows (x.ts:1)', 'not cleared: prospect, message'],
  ['invalid input: "asha@example.com"', 'invalid input: …'],
  ["no route to 'Asha Rao' at asha@example.com", 'no route to … at …'],
  ['Key (mobile)=(9876543210) exists', 'Key (mobile)=(…) exists'],
  ['customer 0b7c2a34-1d0a-4b6e-9a53-1f2e3d4c5b6a is gone', 'customer … is gone'],
])('%j is shown as %j', (error, shown) => {
  expect(presentReason(error)).toBe(shown)
})

it('shows no more than a few lines', () => {
  expect(presentReason('long '.repeat(1_000))).toHaveLength(300)
})
