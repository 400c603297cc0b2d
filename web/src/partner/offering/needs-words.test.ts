import { expect, test } from 'vitest'
import { lenderFacts, payWords, productWords, rangeWords } from './needs-words.ts'

test.each([
  [{ min: 21, max: 58 }, '21 to 58'],
  [{ min: 21, max: 21 }, '21'],
  [{ min: 15_000, max: null }, 'from 15,000'],
  [{ min: null, max: 58 }, 'up to 58'],
  [{ min: null, max: null }, null],
])('%j', (range, words) => {
  expect(rangeWords(range)).toBe(words)
})

const lender = {
  lender_id: 7,
  legal_name: 'Sahyadri Bank',
  lender_kind: 'Commercial bank',
  employment: ['salaried', 'self_employed'],
  age: { min: 21, max: 58 },
  max_age_at_maturity: 60,
  income: { min: 25_000, max: null },
  credit_score: '700 and above',
  amount: { min: 50_000, max: 10_00_000 },
  tenure_months: { min: 12, max: 60 },
  rate: { min: 10.99, max: 24 },
  priced_rate: 17.5,
  apr: 19.21,
  example_loan: 2_00_000,
  example_months: 36,
  fee_percent: 2,
  pincode_prefixes: null,
  max_ltv_percent: null,
  needs_registration: 0,
  goes_on: 'sent_by_us',
  pay: null,
} as const

test('what a lender needs stands in words', () => {
  const facts = Object.fromEntries(
    lenderFacts({ ...lender, employment: [...lender.employment] }).map(({ key, value }) => [key, value]),
  )
  expect(facts).toEqual({
    age: '21 to 58, at most 60 at the last instalment',
    income: 'from ₹25,000',
    employment: 'salaried, self-employed',
    score: '700 and above',
    amount: '₹50,000 to ₹10,00,000',
    tenure: '12 to 60 months',
    rate: '10.99% to 24%',
    apr: '19.21% for ₹2,00,000 over 36 months at 17.5%, with the fee and its GST',
    fee: '2% of the loan, before GST',
    where: 'all of India',
    goes_on: 'We send the application and hear from the lender',
  })
})

const pay = {
  loan: 2_00_000,
  other_loans: 0,
  month: '2026-10',
  rule: '2 % for any month',
  commission: 4_000,
  percent_share: 1_600,
  flat_share: 250,
  own: 1_850,
}

test.each([
  [
    pay,
    "A loan of ₹2,00,000, had it been the lender's only loan of October 2026: 2 % for any month makes ₹4,000.00 for us; ₹1,600.00 of that is yours by your percentage, and ₹250.00 for the loan. Without TDS and GST.",
  ],
  [
    { ...pay, other_loans: 30, percent_share: 0 },
    'A loan of ₹2,00,000, had it come in October 2026, beside 30 loans of the lender: 2 % for any month makes ₹4,000.00 for us; ₹250.00 for the loan. Without TDS and GST.',
  ],
  [
    { ...pay, percent_share: 0, flat_share: 0 },
    "A loan of ₹2,00,000, had it been the lender's only loan of October 2026: 2 % for any month makes ₹4,000.00 for us; none of it is agreed with you. Without TDS and GST.",
  ],
])('how an example came about %#', (example, words) => {
  expect(payWords(example)).toBe(words)
})

test.each([
  [{ lenders: 0, amount: null, rate: null }, 'No lender is live today'],
  [
    { lenders: 1, amount: { min: 1_000, max: 50_000 }, rate: { min: 10.99, max: 36 } },
    '1 lender · ₹1,000 to ₹50,000 · 10.99% to 36% a year',
  ],
])('a product in a line %#', (facts, words) => {
  expect(
    productWords({
      product_id: 'x',
      product_type: 'Personal Loans',
      kind: 'loan',
      tenure_months: null,
      ...facts,
    }),
  ).toBe(words)
})
