import { expect, test } from 'vitest'
import { changedWords } from './kyc-words.ts'

test.each([
  [['account_number'], 'the account number'],
  [['pan', 'gstin'], 'the PAN and the GSTIN'],
  [['account_name', 'account_number', 'ifsc'], 'the account holder, the account number and the IFSC'],
] as const)('of %j is said: %s', (fields, words) => {
  expect(changedWords(fields)).toBe(words)
})
