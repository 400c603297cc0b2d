import type { Lender } from '@marketplace/contract/market/lenders'
import { expect, test } from 'vitest'
import { exampleApr, presentLender } from './present-lender.ts'

const lender = {
  lender_id: 7,
  legal_name: 'Sahyadri Bank',
  lender_kind: 'bank',
  salaried: 1,
  self_employed: 0,
  business: 1,
  min_age: 21,
  max_age: null,
  max_age_at_maturity: 60,
  min_income: 25_000,
  max_income: null,
  credit_score_class: 3,
  amount_min: 50_000,
  amount_max: 150_000,
  tenure_min_months: 12,
  tenure_max_months: 24,
  rate_min: 12,
  rate_max: 24,
  representative_rate: 15,
  rate_from_only: 0,
  fee_percent: 0,
  fee_min: null,
  fee_max: null,
  pincode_prefixes: null,
  max_ltv_percent: null,
  needs_registration: 0,
  api: 0,
  utm_link: 'https://lender.example/?id={UNIQUE_ID}',
} as unknown as Lender
const facts = {
  product: 'Personal Loans',
  gst_percent: 18,
  scoreWords: (option: number) => (option === 3 ? '700 and above' : null),
  hasOwnPage: false,
  pay: null,
} as const

test('a lender is shown with an example within what it lends', () => {
  expect(presentLender(lender, facts)).toMatchObject({
    employment: ['salaried', 'business'],
    age: { min: 21, max: null },
    credit_score: '700 and above',
    lender_kind: 'Commercial bank',
    example_loan: 150_000,
    example_months: 24,
    goes_on: 'at_the_lender',
  })
})

test.each([
  [{ hasOwnPage: true }, {}, 'own_page'],
  [{}, { api: 1 }, 'sent_by_us'],
  [{}, { utm_link: null }, 'sent_by_us'],
] as const)('how it goes on %#', (fact, row, goes_on) => {
  expect(presentLender({ ...lender, ...row }, { ...facts, ...fact }).goes_on).toBe(goes_on)
})

test('where the product does not go by how somebody earns, all are lent to', () => {
  expect(presentLender(lender, { ...facts, product: 'Gold Loans' }).employment).toHaveLength(3)
})

test('the APR is the rate without a fee, more with one, and none where charges leave nothing', () => {
  const without = exampleApr(lender, 100_000, 24, 18) ?? 0
  expect(without).toBeCloseTo(15, 1)
  expect(exampleApr({ ...lender, fee_percent: 2 }, 100_000, 24, 18)).toBeGreaterThan(without)
  expect(exampleApr({ ...lender, fee_percent: 100 }, 100_000, 24, 18)).toBeNull()
})
