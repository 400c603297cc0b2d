import { expect, test } from 'vitest'
import { missingText } from './step-words.ts'

test.each([
  [[], ''],
  [['bank'], 'Bank'],
  [['business', 'sign_in'], 'Business, sign-in'],
] as const)('%j reads %j', (missing, text) => {
  expect(missingText(missing)).toBe(text)
})
