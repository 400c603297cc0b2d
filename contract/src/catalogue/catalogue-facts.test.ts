import { describe, expect, it } from 'vitest'
import { DealStock, OfferFacts, PlanFacts, VoucherCode } from './catalogue-facts.ts'

const plan = {
  slug: 'arogya-basic',
  kind: 'Health',
  insurer_name: 'Example Health',
  plan_name: 'Basic',
  sum_insured_min: 100_000,
  sum_insured_max: 500_000,
  entry_age_min: 18,
  entry_age_max: 65,
  waiting_days: 30,
  pre_existing_months: null,
  co_pay_percent: 12.5,
  room_limit_en: null,
  room_limit_hi: null,
  exclusions_en: 'None',
  exclusions_hi: 'कोई नहीं',
  premium_basis_en: 'Age',
  premium_basis_hi: 'उम्र',
  premiums: [],
  premiums_as_of: null,
  wording_url: 'https://insurer.example.com/wording.pdf',
  as_of: '2026-11-01',
}
const offer = {
  slug: 'mart-100',
  product_type: 'Deals',
  merchant_name: 'Chandni Mart',
  value_en: '₹100 off',
  value_hi: '₹100 की छूट',
  terms_en: 'Once',
  terms_hi: 'एक बार',
  how_to_use_en: 'Show it',
  how_to_use_hi: 'दिखाइए',
  link: null,
  valid_until: '2026-12-31',
  brands: null,
}

interface Outcome {
  error?: { issues: { path: PropertyKey[]; message: string }[] }
}
const faults = (schema: { safeParse: (value: unknown) => unknown }, value: unknown): string[] => {
  const { error } = schema.safeParse(value) as Outcome
  return [...new Set((error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`))]
}

describe('a plan', () => {
  it('is trimmed', () => {
    expect(PlanFacts.parse({ ...plan, plan_name: ' Basic ' }).plan_name).toBe('Basic')
  })

  it.each([
    [{}, []],
    [{ sum_insured_max: 100_000 }, []],
    [{ sum_insured_max: 99_999 }, ['sum_insured_max invalid_value']],
    [{ sum_insured_min: 0 }, ['sum_insured_min invalid_value']],
    [{ sum_insured_min: -7 }, ['sum_insured_min invalid_value']],
    [{ sum_insured_min: 1.5 }, ['sum_insured_min invalid_value']],
    [{ sum_insured_max: 2_000_000_000 }, []],
    [{ sum_insured_max: 2_000_000_001 }, ['sum_insured_max invalid_value']],
    [{ sum_insured_max: '500000' }, ['sum_insured_max invalid_value']],
    [{ entry_age_max: 18 }, []],
    [{ entry_age_max: 17 }, ['entry_age_max invalid_value']],
    [{ entry_age_max: null }, ['entry_age_max invalid_value']],
    [{ entry_age_min: null }, ['entry_age_max invalid_value']],
    [{ entry_age_min: null, entry_age_max: null }, []],
    [{ entry_age_min: 0, entry_age_max: 120 }, []],
    [{ entry_age_max: 121 }, ['entry_age_max invalid_value']],
    [{ waiting_days: 3_651 }, ['waiting_days invalid_value']],
    [{ pre_existing_months: 121 }, ['pre_existing_months invalid_value']],
    [{ co_pay_percent: 100 }, []],
    [{ co_pay_percent: 100.01 }, ['co_pay_percent invalid_value']],
    [{ co_pay_percent: 12.345 }, ['co_pay_percent invalid_value']],
    [{ room_limit_en: 'Single' }, ['room_limit_hi text_invalid']],
    [{ room_limit_en: 'Single', room_limit_hi: 'अकेला' }, []],
    [{ insurer_name: ' ' }, ['insurer_name text_invalid']],
    [{ insurer_name: null }, ['insurer_name text_invalid']],
    [{ kind: 'Pets' }, ['kind invalid_value']],
    [{ wording_url: 'javascript:alert(1)' }, ['wording_url https_link_invalid']],
    [{ as_of: '2026-02-30' }, ['as_of date_invalid']],
    [{ slug: 'Arogya' }, ['slug invalid_value']],
  ])('with %j', (change, expected) => {
    expect(faults(PlanFacts, { ...plan, ...change })).toEqual(expected)
  })
})

describe('an offer', () => {
  it.each([
    [{}, []],
    [{ brands: ['demo', 'saral'] }, []],
    [{ brands: [] }, ['brands invalid_value']],
    [{ brands: ['Demo'] }, ['brands invalid_value']],
    [{ brands: Array.from({ length: 101 }, () => 'demo') }, ['brands invalid_value']],
    [{ product_type: 'Car' }, ['product_type invalid_value']],
    [{ link: 'https://mart.example.com' }, []],
    [{ link: 'mart.example.com' }, ['link https_link_invalid']],
    [{ value_en: 'x'.repeat(201) }, ['value_en text_invalid']],
  ])('with %j', (change, expected) => {
    expect(faults(OfferFacts, { ...offer, ...change })).toEqual(expected)
  })
})

it.each([
  [null, []],
  [0, []],
  [2_000_000_000, []],
  [2_000_000_001, [' invalid_value']],
  [-1, [' invalid_value']],
  [0.5, [' invalid_value']],
])('stock of %j', (left, expected) => {
  expect(faults(DealStock, left)).toEqual(expected)
})

it.each([
  ['x'.repeat(64), []],
  ['x'.repeat(65), [' text_invalid']],
  [' ', [' text_invalid']],
])('a code %j', (code, expected) => {
  expect(faults(VoucherCode, code)).toEqual(expected)
})
