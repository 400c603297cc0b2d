import { expect, test } from 'vitest'
import { contradictionsOf } from './contradictions.ts'

const none = {
  loan_amount_upto: null,
  amount_max: null,
  tenure: null,
  tenure_min_months: null,
  tenure_max_months: null,
  interest_rate: null,
  rate_min: null,
  rate_max: null,
  processing_fees: null,
  fee_percent: null,
}

test.each([
  [{ processing_fees: 'Up to 1.5% + GST', fee_percent: 1.5 }],
  [{ processing_fees: 'Up to 1.5% + GST', fee_percent: null }],
  [{ processing_fees: '2% + 18% GST', fee_percent: 2 }],
  [{ processing_fees: '1% to 3%', fee_percent: 2 }],
  [{ processing_fees: '₹999', fee_percent: 2 }],
  [{ loan_amount_upto: '₹40,00,000', amount_max: 4_000_000 }],
  [{ loan_amount_upto: 'Upto 40 lakh', amount_max: 4_000_000 }],
  [{ loan_amount_upto: '1.5 Cr', amount_max: 15_000_000 }],
  [{ loan_amount_upto: '₹50,000 to ₹40,00,000', amount_max: 100 }],
  [{ loan_amount_upto: 'As agreed', amount_max: 100 }],
  [{ tenure: '12 - 60', tenure_min_months: 12, tenure_max_months: 60 }],
  [{ tenure: '1 to 5 years', tenure_min_months: 12, tenure_max_months: 60 }],
  [{ tenure: 'Up to 60', tenure_min_months: 12, tenure_max_months: 48 }],
  [{ interest_rate: '18% To 28%', rate_min: 18, rate_max: 28 }],
  [{ interest_rate: 'From 9.99%', rate_min: 9.99, rate_max: 20 }],
  [{ interest_rate: '14%', rate_min: 12, rate_max: 20 }],
  [{ interest_rate: '18% To 28%', rate_min: null, rate_max: 28 }],
])('%j goes together, or cannot be compared', (facts) => {
  expect(contradictionsOf({ ...none, ...facts })).toEqual([])
})

test.each([
  [
    { processing_fees: 'Up to 1.5% + 18% GST', fee_percent: 1 },
    'fee_percent',
    ['1.5 %', [['fee_percent', 1.5]]],
    ['1 %', [['processing_fees', 'Up to 1% + 18% GST']]],
  ],
  [
    { loan_amount_upto: 'Up to ₹40 lakh', amount_max: 5_500_000 },
    'amount_max',
    ['₹40,00,000', [['amount_max', 4_000_000]]],
    ['₹55,00,000', [['loan_amount_upto', 'Up to ₹55,00,000']]],
  ],
  [
    { tenure: '12 - 60', tenure_min_months: 12, tenure_max_months: 48 },
    'tenure_max_months',
    [
      '12 to 60 months',
      [
        ['tenure_min_months', 12],
        ['tenure_max_months', 60],
      ],
    ],
    ['12 to 48 months', [['tenure', '12 - 48']]],
  ],
  [
    { interest_rate: '18% To 28%', rate_min: 10, rate_max: 16 },
    'rate_min',
    [
      '18 to 28 %',
      [
        ['rate_max', 28],
        ['rate_min', 18],
      ],
    ],
    ['10 to 16 %', [['interest_rate', '10% To 16%']]],
  ],
  [
    { interest_rate: 'Starting at 9.99 % p.a.', rate_min: 10.5 },
    'rate_min',
    ['9.99 %', [['rate_min', 9.99]]],
    ['10.5 %', [['interest_rate', 'Starting at 10.5% p.a.']]],
  ],
  [
    { interest_rate: 'Up to 36%', rate_max: 30 },
    'rate_max',
    ['36 %', [['rate_max', 36]]],
    ['30 %', [['interest_rate', 'Up to 30%']]],
  ],
] as const)('%j: %s says otherwise', (facts, figure, words, figures) => {
  const [found, ...others] = contradictionsOf({ ...none, ...facts })
  expect(others).toEqual([])
  expect(found?.figure).toBe(figure)
  expect([found?.words.says, found?.words.edits]).toEqual(words)
  expect([found?.figures.says, found?.figures.edits]).toEqual(figures)
})

test('what a button writes contradicts no more', () => {
  const facts = {
    ...none,
    processing_fees: 'Up to 1.5% + GST',
    fee_percent: 1,
    tenure: '1 to 5 years',
    tenure_min_months: 6,
    tenure_max_months: 48,
  }
  for (const side of ['words', 'figures'] as const) {
    const edits = contradictionsOf(facts).flatMap((found) => found[side].edits)
    expect(contradictionsOf({ ...facts, ...Object.fromEntries(edits) })).toEqual([])
  }
})
