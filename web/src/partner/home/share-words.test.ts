import type { PartnerMonth } from '@marketplace/contract/partner-area/partner-home'
import { describe, expect, test } from 'vitest'
import { monthText } from './month-text.ts'
import { monthWords, termsWords } from './share-words.ts'

const month: PartnerMonth = {
  month: '2026-11',
  leads: 3,
  disbursals: 2,
  disbursed_amount: 350_000,
  flat_share: 500,
  percent_share: 0,
  without_terms: 0,
}

describe('below a month stands', () => {
  test('what its sum is made of', () => {
    expect(monthWords(month)).toEqual(['Flat fees. Lenders paid out ₹3,50,000 in 2 disbursals.'])
  })
  test('that a percentage is not known yet', () => {
    expect(monthWords({ ...month, percent_share: null })[1]).toMatch(/^Your percentage of our commission/)
  })
  test('the parts of a sum that holds a percentage', () => {
    expect(monthWords({ ...month, percent_share: 6_400.05 })[0]).toBe(
      '₹6,400.05 of our commission and ₹500 in flat fees. Lenders paid out ₹3,50,000 in 2 disbursals.',
    )
  })
  test('what no agreement covers', () => {
    expect(monthWords({ ...month, without_terms: 1 })[1]).toBe(
      '1 disbursal fell on days for which no share is agreed.',
    )
  })
  test('that there was nothing', () => {
    expect(monthWords({ ...month, disbursals: 0 })).toEqual([
      'No lender has paid out to one of your customers.',
    ])
  })
})

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
