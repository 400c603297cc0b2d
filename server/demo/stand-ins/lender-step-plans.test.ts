import { expect, it } from 'vitest'
import { answerFacts, isOutOfOrder, judgePasscode, maskedFor } from './lender-step-plans.ts'

it.each([
  [200_777, true],
  [200_111, false],
  [777_000, false],
])('%d is out of order: %s', (amount, is) => {
  expect(isOutOfOrder(amount)).toBe(is)
})

it('takes answers, but not from nobody', () => {
  expect(answerFacts({ a: 'Asha', b: '5' })).toEqual({ outcome: 'taken' })
  expect(answerFacts({ a: 'nobody', b: '5' })).toEqual({ outcome: 'unfit', fields: ['a'] })
})

it.each([
  ['9876543210', '543210', 'right'],
  ['9876543210', '123456', 'wrong'],
  ['9876543210', '000000', 'expired'],
  [null, '123456', 'right'],
] as const)('judges the passcode of %s: %s is %s', (mobile, passcode, verdict) => {
  expect(judgePasscode(mobile, passcode)).toBe(verdict)
})

it('shows the end of a number alone', () => {
  expect(maskedFor('9876543210')).toBe('******3210')
})
