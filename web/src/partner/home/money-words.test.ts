import { expect, test } from 'vitest'
import { toBePaidTitle, whenWords } from './money-words.ts'

const statement = {
  statement_id: 1,
  number: 'S-2026-10-0117',
  month: '2026-10',
  state: 'SHOWN',
  to_bank: 23_789,
  object_until: '2026-11-30',
  left_out_lines: 5,
} as const

test.each([
  [
    statement,
    '2026-11-30',
    'you may object until 30/11/2026, then we approve and pay it',
    'To be paid after 30/11/2026',
  ],
  [statement, '2026-12-01', 'the time to object is over, approved next', 'To be paid with our next payment'],
  [
    { ...statement, state: 'APPROVED' as const },
    '2026-11-20',
    'approved, goes to your bank with our next payment',
    'To be paid with our next payment',
  ],
  [
    { ...statement, state: 'PAID' as const },
    '2026-11-20',
    'paid, the GST of your invoice follows with our next payment',
    'To be paid with our next payment',
  ],
  [
    { ...statement, state: 'FAILED' as const },
    '2026-11-20',
    'the bank sent it back, we pay again',
    'To be paid with our next payment',
  ],
])('%# when', (one, today, words, title) => {
  expect(whenWords(one, today)).toBe(words)
  expect(toBePaidTitle({ amount: 1, statements: [one] }, today)).toBe(title)
})

test('nothing to be paid has no day', () => {
  expect(toBePaidTitle({ amount: 0, statements: [] }, '2026-11-20')).toBe('To be paid')
})
