import { expect, it } from 'vitest'
import { Problem } from '../platform/http/problem.ts'
import { readinessOf, refuseUnready } from './readiness.ts'

it.each([
  ['everything done', 0, { second_factor: 1, password_given: 0 }, 0, 0],
  ['no second factor', 0, { second_factor: 0, password_given: 0 }, 1, 0],
  ['a password that was given', 0, { second_factor: 1, password_given: 1 }, 0, 1],
  ['neither', 0, { second_factor: 0, password_given: 1 }, 1, 1],
  ['no credential at all', 0, null, 1, 0],
  ['a demo account without a second factor', 1, { second_factor: 0, password_given: 0 }, 0, 0],
  ['a demo account with a given password', 1, { second_factor: 0, password_given: 1 }, 0, 1],
] as const)('%s', (_, is_demo, credential, must_enrol, must_change_password) => {
  expect(readinessOf({ is_demo }, credential)).toEqual({ must_enrol, must_change_password })
})

it.each([
  [0, 0, null],
  [1, 0, 'second_factor_not_enrolled'],
  [0, 1, 'password_not_own'],
  // The password first: what is enrolled under a given one is known to whoever gave it.
  [1, 1, 'password_not_own'],
] as const)('to enrol: %d, to change: %d → %s', (must_enrol, must_change_password, code) => {
  const refuse = (): void => refuseUnready({ must_enrol, must_change_password })
  if (code === null) expect(refuse).not.toThrow()
  else expect(refuse).toThrow(new Problem(code))
})
