import { expect, test } from 'vitest'
import { monthText } from './month-text.ts'
import { monthLine, termsWords } from './share-words.ts'

test.each([
  [null, 'No share is agreed with you yet.'],
  [
    { revenue_percent: 40, revenue_flat_fee: 250, valid_from: '2026-10-01' },
    'Agreed since 01/10/2026: 40% of our commission and ₹250 for each disbursal.',
  ],
  [
    { revenue_percent: 0, revenue_flat_fee: 900, valid_from: '2026-10-01' },
    'Agreed since 01/10/2026: ₹900 for each disbursal.',
  ],
  [
    { revenue_percent: 0, revenue_flat_fee: 0, valid_from: '2026-10-01' },
    'Agreed since 01/10/2026: no share of what lenders pay.',
  ],
])('%j', (terms, words) => {
  expect(termsWords(terms)).toBe(words)
})

test('a month has its name', () => {
  expect(monthText('2026-11')).toBe('November 2026')
})

test('a month stands in a line', () => {
  const month = {
    month: '2026-11',
    signed_in: 19,
    leads: 1,
    applied: 6,
    sanctioned: 4,
    disbursed: 3,
    disbursed_amount: 3_50_000,
  }
  expect(monthLine(month)).toBe('19 sign-ins · 1 lead · 6 applied · 4 sanctioned · 3 disbursed (₹3,50,000)')
})
