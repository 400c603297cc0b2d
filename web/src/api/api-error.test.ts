import type { claimVoucher } from '@marketplace/contract/catalogue/vouchers'
import type { ErrorOf } from '@marketplace/contract/platform/call-errors'
import { expect, expectTypeOf, it } from 'vitest'
import { ApiError, fieldErrors, hasCode, isFailure } from './api-error.ts'

const failure = { code: 'invalid_request', message: 'Look again' } as const

it('carries what the server said', () => {
  const error = new ApiError(409, { ...failure, code: 'conflict', present: { version: 2 } })
  expect(error).toMatchObject({
    name: 'ApiError',
    status: 409,
    code: 'conflict',
    message: 'Look again',
    details: [],
    present: { version: 2 },
  })
})

it.each([
  [{ success: false, ...failure }, true],
  [{ code: 'x' }, false],
  [{ message: 'x' }, false],
  [null, false],
  ['code message', false],
  [undefined, false],
])('%j is a failure: %s', (answer, is) => {
  expect(isFailure(answer)).toBe(is)
})

it('has one of the codes of its call, or not', () => {
  const gone = new ApiError(409, { code: 'voucher_gone', message: 'All are taken' })
  expect(hasCode<typeof claimVoucher>(gone, 'voucher_ended', 'voucher_gone')).toBe(true)
  expect(hasCode<typeof claimVoucher>(gone, 'voucher_ended')).toBe(false)
  expect(hasCode<typeof claimVoucher>(new Error('voucher_gone'), 'voucher_gone')).toBe(false)
  expect(hasCode<typeof claimVoucher>(null, 'voucher_gone')).toBe(false)
  expectTypeOf<'passcode_wrong' extends ErrorOf<typeof claimVoucher> ? true : false>().toEqualTypeOf<false>()
})

it('tells faults by field', () => {
  const details = [
    { field: 'name', message: 'Needed' },
    { field: 'email', message: 'Not an e-mail' },
  ]
  expect(fieldErrors(new ApiError(400, { ...failure, details }))).toEqual({
    name: 'Needed',
    email: 'Not an e-mail',
  })
  expect(fieldErrors(new ApiError(500, failure))).toEqual({})
  expect(fieldErrors(new Error('x'))).toEqual({})
})
