import { expect, it } from 'vitest'
import { TelephonyFailure } from './telephony-failure.ts'

it('says why, of which kind, and how long to wait', () => {
  expect(new TelephonyFailure('too many', 'busy', { wait_s: 30 })).toMatchObject({
    reason: 'too many',
    kind: 'busy',
    wait_s: 30,
  })
  const cause = new Error('reset')
  expect(new TelephonyFailure('broken', 'unsure', { cause })).toMatchObject({
    message: 'broken',
    wait_s: 0,
    cause,
  })
})
