import { describe, expect, it } from 'vitest'
import { CodeRow, OfferRow, PlanRow } from './catalogue-rows.ts'

const plan = {
  slug: 'arogya-basic',
  kind: 'Health',
  insurer_name: 'Example Health',
  plan_name: 'Basic',
  sum_insured_min: '100000',
  sum_insured_max: '500000',
  entry_age_min: '18',
  entry_age_max: '65',
  waiting_days: '30',
  pre_existing_months: null,
  co_pay_percent: '12.50',
  room_limit_en: null,
  room_limit_hi: null,
  exclusions_en: 'None',
  exclusions_hi: 'कोई नहीं',
  premium_basis_en: 'Age',
  premium_basis_hi: 'उम्र',
  premiums: '35 500000 6480',
  premiums_as_of: '2026-11-01',
  wording_url: 'https://insurer.example.com/wording.pdf',
  as_of: '2026-11-01',
  status: null,
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
  stock_left: '0',
  status: '0',
}
type Cells = Readonly<Record<string, string | null>>
const faults = (row: { safeParse: (cells: Cells) => unknown }, cells: Cells): string[] => {
  const { error } = row.safeParse(cells) as {
    error?: { issues: { path: PropertyKey[]; message: string }[] }
  }
  return [...new Set((error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`))]
}

describe('a plan', () => {
  it('is read: numbers from cells, no status as shown', () => {
    expect(PlanRow.safeParse(plan).data).toMatchObject({
      sum_insured_min: 100_000,
      co_pay_percent: 12.5,
      status: 1,
    })
    expect(PlanRow.safeParse({ ...plan, status: '0' }).data?.status).toBe(0)
    expect(PlanRow.safeParse({ ...plan, status: '1' }).data?.status).toBe(1)
  })

  it.each([
    [{ sum_insured_max: '100000' }, []],
    [{ sum_insured_max: '99999' }, ['sum_insured_max invalid_value']],
    [{ sum_insured_min: '0' }, ['sum_insured_min invalid_value']],
    [{ sum_insured_min: '1' }, []],
    [{ sum_insured_max: '2000000000' }, []],
    [{ sum_insured_max: '2000000001' }, ['sum_insured_max invalid_value']],
    [{ sum_insured_max: '5,00,000' }, ['sum_insured_max invalid_value']],
    [{ sum_insured_max: '5e5' }, ['sum_insured_max invalid_value']],
    [{ entry_age_max: '18' }, []],
    [{ entry_age_max: '17' }, ['entry_age_max invalid_value']],
    [{ entry_age_max: '121' }, ['entry_age_max invalid_value']],
    [{ entry_age_min: '0', entry_age_max: '120' }, []],
    [{ entry_age_max: null }, ['entry_age_max invalid_value']],
    [{ entry_age_min: null }, ['entry_age_max invalid_value']],
    [{ entry_age_min: null, entry_age_max: null }, []],
    [{ waiting_days: '3650', pre_existing_months: '120' }, []],
    [{ waiting_days: '3651' }, ['waiting_days invalid_value']],
    [{ pre_existing_months: '121' }, ['pre_existing_months invalid_value']],
    [{ co_pay_percent: '100' }, []],
    [{ co_pay_percent: '100.01' }, ['co_pay_percent invalid_value']],
    [{ co_pay_percent: '1.234' }, ['co_pay_percent invalid_value']],
    [{ room_limit_en: 'Single' }, ['room_limit_hi text_invalid']],
    [{ room_limit_en: 'Single', room_limit_hi: 'अकेला' }, []],
    [{ insurer_name: '' }, ['insurer_name text_invalid']],
    [
      { insurer_name: 'x'.repeat(120), exclusions_en: 'x'.repeat(2_000), premium_basis_en: 'x'.repeat(500) },
      [],
    ],
    [{ insurer_name: 'x'.repeat(121) }, ['insurer_name text_invalid']],
    [{ exclusions_en: 'x'.repeat(2_001) }, ['exclusions_en text_invalid']],
    [{ premium_basis_hi: 'x'.repeat(501) }, ['premium_basis_hi text_invalid']],
    [{ premiums: null, premiums_as_of: null }, []],
    [{ premiums: null }, ['premiums_as_of invalid_value']],
    [{ premiums: '35 500000' }, ['premiums.0.premium premiums_invalid']],
    [{ status: '2' }, ['status invalid_value']],
  ])('with %j', (change, expected) => {
    expect(faults(PlanRow, { ...plan, ...change })).toEqual(expected)
  })
})

describe('a voucher or a deal', () => {
  it('is read', () => {
    expect(OfferRow.safeParse({ ...offer, brands: 'demo  saral' }).data).toMatchObject({
      brands: ['demo', 'saral'],
      stock_left: 0,
      status: 0,
    })
  })

  it.each([
    [{ product_type: 'Discount Vouchers' }, ['stock_left invalid_value']],
    [{ product_type: 'Discount Vouchers', stock_left: null }, []],
    [{ stock_left: null }, []],
    [{ stock_left: '2000000001' }, ['stock_left invalid_value']],
    [{ brands: Array.from({ length: 100 }, () => 'demo').join(' ') }, []],
    [{ brands: Array.from({ length: 101 }, () => 'demo').join(' ') }, ['brands invalid_value']],
    [{ brands: 'x'.repeat(64) }, []],
    [{ brands: 'x'.repeat(65) }, ['brands invalid_value']],
    [{ brands: 'demo,saral' }, ['brands invalid_value']],
    [{ value_en: 'x'.repeat(201) }, ['value_en text_invalid']],
    [{ product_type: 'Car' }, ['product_type invalid_value']],
  ])('with %j', (change, expected) => {
    expect(faults(OfferRow, { ...offer, ...change })).toEqual(expected)
  })
})

it.each([
  ['x'.repeat(64), []],
  ['x'.repeat(65), ['code text_invalid']],
  ['', ['code text_invalid']],
])('a code %s', (code, expected) => {
  expect(faults(CodeRow, { slug: 'mart-100', code })).toEqual(expected)
})
