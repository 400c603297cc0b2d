import { expect, it } from 'vitest'
import { ApiError, fieldErrors, isFailure } from './api-error.ts'

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
