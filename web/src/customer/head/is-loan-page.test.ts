import { expect, test } from 'vitest'
import { isLoanPage } from './is-loan-page.ts'

test.each([
  [['/personal-loans'], true],
  [['/car-loans'], true],
  [['/credit-cards'], false],
  [['/'], false],
  [[], false],
])('the page at %j is a loan’s own: %s', (paths, expected) => {
  expect(isLoanPage({ paths })).toBe(expected)
})
