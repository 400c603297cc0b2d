import type { LenderProperty } from '@marketplace/contract/market/lender-fields'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { expect, test } from 'vitest'
import { buildOfficeLender } from '../matching/example-market.ts'
import { brokenRules, otherBoundText } from './lender-rules.ts'

const broken = (facts: Partial<OfficeLender>, changed: LenderProperty) =>
  brokenRules(buildOfficeLender({ representative_rate: null, ...facts }), changed)

test.each([
  ['min_income', 'max_income', 20_000, 30_000],
  ['min_age', 'max_age', 21, 60],
  ['amount_min', 'amount_max', 10_000, 20_000],
  ['tenure_min_months', 'tenure_max_months', 6, 12],
  ['rate_min', 'rate_max', 10.5, 24],
  ['fee_min', 'fee_max', 500, 5_000],
  ['apr_min', 'apr_max', 1.2, 2],
] as const)('%s and %s are in order', (min, max, low, high) => {
  expect(broken({ [min]: low, [max]: high }, min)).toEqual([])
  expect(broken({ [min]: low, [max]: low }, max)).toEqual([])
  expect(broken({ [min]: null, [max]: low }, max)).toEqual([])
  expect(broken({ [min]: high, [max]: null }, min)).toEqual([])
  expect(broken({ [min]: high, [max]: low }, min)).toEqual(['above_its_max'])
  expect(broken({ [min]: high, [max]: low }, max)).toEqual(['below_its_min'])
  expect(broken({ [min]: high, [max]: low }, 'priority')).toEqual([])
})

test.each([
  [{ min_income: 60_000, max_income: 5_000_000 }, 'min_income', '₹50,00,000'],
  [{ min_income: 60_000, max_income: 50_000 }, 'max_income', '₹60,000'],
  [{ min_age: 50, max_age: 40 }, 'min_age', '40'],
  [{ rate_min: 10.5, rate_max: 9 }, 'rate_max', '10.5'],
  [{ min_age: 50, max_age: null }, 'min_age', ''],
  [{}, 'priority', ''],
] as const)('the other bound of %j for %s is %j', (facts, changed, text) => {
  expect(otherBoundText(buildOfficeLender(facts), changed)).toBe(text)
})

test.each([
  [{ rate_min: 10, representative_rate: 14, rate_max: 24 }, []],
  [{ rate_min: 10, representative_rate: 10, rate_max: null }, []],
  [{ rate_min: null, representative_rate: 24, rate_max: 24 }, []],
  [{ rate_min: 15, representative_rate: 14, rate_max: 24 }, ['rate_outside_range']],
  [{ rate_min: 10, representative_rate: 25, rate_max: 24 }, ['rate_outside_range']],
  [{ rate_min: null, representative_rate: 25, rate_max: 24 }, ['rate_outside_range']],
])('the representative rate of %j: %j', (facts, found) => {
  expect(broken(facts, 'representative_rate')).toEqual(found)
})

test('a bound of the rates that passes the representative one says so', () => {
  expect(broken({ rate_min: 10, representative_rate: 14, rate_max: 12 }, 'rate_max')).toEqual([
    'rate_outside_range',
  ])
  expect(broken({ rate_min: 15, representative_rate: 14, rate_max: null }, 'rate_min')).toEqual([
    'rate_outside_range',
  ])
})

test('nobody is older at the first instalment than at the last', () => {
  expect(broken({ max_age: 60, max_age_at_maturity: 60 }, 'max_age')).toEqual([])
  expect(broken({ max_age: 60, max_age_at_maturity: null }, 'max_age')).toEqual([])
  expect(broken({ max_age: 61, max_age_at_maturity: 60 }, 'max_age')).toEqual(['maturity_before_max_age'])
  expect(broken({ max_age: 61, max_age_at_maturity: 60 }, 'max_age_at_maturity')).toEqual([
    'maturity_before_max_age',
  ])
})

test('a special offer ends on its first day or later', () => {
  const days = (so_date_start: string | null, so_date_end: string | null) => ({ so_date_start, so_date_end })
  expect(broken(days('2026-11-20', '2026-11-20'), 'so_date_end')).toEqual([])
  expect(broken(days(null, '2026-11-20'), 'so_date_end')).toEqual([])
  expect(broken(days('2026-11-21', '2026-11-20'), 'so_date_end')).toEqual(['ends_before_start'])
  expect(broken(days('2027-01-01', '2026-12-31'), 'so_date_start')).toEqual(['ends_before_start'])
})

test('auto submission and "from" rates need what they stand on', () => {
  expect(broken({ api: 1, autosubmission: 1 }, 'autosubmission')).toEqual([])
  expect(broken({ api: 0, autosubmission: 1 }, 'autosubmission')).toEqual(['autosubmission_needs_api'])
  expect(broken({ api: 0, autosubmission: 1 }, 'api')).toEqual(['autosubmission_needs_api'])
  expect(broken({ rate_from_only: 1, rate_min: 10 }, 'rate_from_only')).toEqual([])
  expect(broken({ rate_from_only: 1, rate_min: null }, 'rate_from_only')).toEqual(['from_rate_missing'])
  expect(broken({ rate_from_only: 1, rate_min: null }, 'rate_min')).toEqual(['from_rate_missing'])
})

test('words that name a price go with the figures that price it, in whichever order they are saved', () => {
  const words = { so_status: 1, so_text: 'No processing fee until Diwali' } as const
  const dates = { so_date_start: '2026-11-01', so_date_end: '2026-11-30' }
  expect(broken(words, 'so_text')).toEqual(['special_price_missing'])
  expect(broken({ ...words, so_status: 0 }, 'so_text')).toEqual([])
  expect(broken({ ...words, ...dates, so_fee_percent: 0 }, 'so_text')).toEqual([])
  expect(broken({ ...words, ...dates, so_fee_percent: null }, 'so_fee_percent')).toEqual([
    'special_price_missing',
  ])
  expect(broken(words, 'so_status')).toEqual(['special_price_missing'])
})

test('words that name the usual price hold a change of it', () => {
  const facts = {
    so_status: 1,
    so_text: 'Processing fee of 1% instead of up to 3%',
    so_fee_percent: 1,
    so_date_start: '2026-11-01',
    so_date_end: '2026-11-30',
  } as const
  expect(broken({ ...facts, fee_percent: 3 }, 'fee_percent')).toEqual([])
  expect(broken({ ...facts, fee_percent: 2 }, 'fee_percent')).toEqual(['special_price_missing'])
})

test('a special fee or rate has its days', () => {
  const on = { so_status: 1, so_rate: 9.5 } as const
  const [so_date_start, so_date_end] = ['2026-11-01', '2026-11-30']
  expect(broken(on, 'so_rate')).toEqual(['special_price_undated'])
  expect(broken({ ...on, so_date_start }, 'so_rate')).toEqual(['special_price_undated'])
  expect(broken({ ...on, so_date_start, so_date_end }, 'so_rate')).toEqual([])
  expect(broken({ ...on, so_status: 0 }, 'so_rate')).toEqual([])
  expect(broken({ so_status: 1, so_fee_percent: 0 }, 'so_date_end')).toEqual(['special_price_undated'])
})

test('a benchmark is that of a floating rate', () => {
  const rate_benchmark = 'RBI repo rate'
  expect(broken({ rate_benchmark, rate_type: 'floating' }, 'rate_benchmark')).toEqual([])
  expect(broken({ rate_benchmark, rate_type: 'fixed' }, 'rate_type')).toEqual(['benchmark_needs_floating'])
  expect(broken({ rate_benchmark, rate_type: null }, 'rate_benchmark')).toEqual(['benchmark_needs_floating'])
})
