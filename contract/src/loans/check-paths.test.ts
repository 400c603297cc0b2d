import { expect, test } from 'vitest'
import { checkPaths, loanAtCheckPath } from './check-paths.ts'

test.each([
  ['/personal-loans/check', 'Personal Loans'],
  ['/home-loans/check', 'Affordable Housing Loan'],
  ['/personal-loans', null],
  ['/personal-loans/check/', null],
  [null, null],
])('at %s are the questions of %s', (path, product) => {
  expect(loanAtCheckPath(path)).toBe(product)
})

test('each of the seven loans has its questions at a path of its own', () => {
  expect(new Set(checkPaths).size).toBe(7)
})
