import { errorCodes, errorStatus, type ErrorCode } from '@marketplace/contract/platform/error-codes'
import { expect, expectTypeOf, it } from 'vitest'
import { Problem, type PlainCode, type WaitCode } from './problem.ts'

const isWait = (code: ErrorCode): code is WaitCode => errorStatus[code] === 429
const build = (code: ErrorCode): Problem => {
  if (isWait(code)) return new Problem(code, 30)
  return code === 'challenge_required' ? new Problem(code, 'a challenge') : new Problem(code)
}

it.each(errorCodes)('%s has its status', (code) => {
  expect(build(code).status).toBe(errorStatus[code])
  expect(build(code).status).toBeGreaterThanOrEqual(400)
})

it('carries details and what stands now', () => {
  const details = [{ field: 'name', key: 'field_required' as const }]
  expect(new Problem('conflict', details, { version: 2 })).toMatchObject({
    code: 'conflict',
    message: 'conflict',
    details,
    present: { version: 2 },
  })
  expect(new Problem('not_found')).toMatchObject({ details: [], present: undefined, retryAfter: null })
})

it.each([
  [0, 1],
  [-3, 1],
  [0.2, 1],
  [59.01, 60],
  [3_600, 3_600],
])('a wait of %d seconds is told as %d', (seconds, told) => {
  expect(new Problem('too_many_requests', seconds).retryAfter).toBe(told)
})

it('does not compile as a refusal for now that does not say until when', () => {
  expectTypeOf<WaitCode>().toEqualTypeOf<'too_many_requests' | 'resend_too_soon' | 'resume_links_enough'>()
  expectTypeOf<Extract<PlainCode, WaitCode | 'challenge_required'>>().toEqualTypeOf<never>()
  const waits = (code: WaitCode): Problem => new Problem(code, 1)
  expect(waits('resend_too_soon').retryAfter).toBe(1)
})
