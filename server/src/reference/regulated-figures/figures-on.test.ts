import { expect, it } from 'vitest'
import { figuresOn } from './figures-on.ts'

const rows = [
  { name: 'age_min', value: 18, valid_from: '1875-07-02' },
  { name: 'age_max', value: 80, valid_from: '2020-05-08' },
  { name: 'gst_percent', value: 18, valid_from: '2017-07-01' },
  { name: 'gst_percent', value: 12, valid_from: '2027-01-01' },
  { name: 'microfinance_household_income', value: 300_000, valid_from: '2022-04-01' },
  { name: 'microfinance_repayment_share_percent', value: 50, valid_from: '2022-04-01' },
  { name: 'gold_ltv_large_percent', value: 75, valid_from: '2026-04-01' },
  { name: 'gold_ltv_small_percent', value: 85, valid_from: '2026-04-01' },
  { name: 'gold_ltv_small_limit', value: 250_000, valid_from: '2026-04-01' },
  { name: 'gold_ltv_medium_percent', value: 80, valid_from: '2026-04-01' },
  { name: 'gold_ltv_medium_limit', value: 500_000, valid_from: '2026-04-01' },
  { name: 'prepayment_free_business_limit', value: 5_000_000, valid_from: '2026-01-01' },
  { name: 'home_ltv_large_percent', value: 75, valid_from: '2015-10-08' },
  { name: 'home_ltv_small_percent', value: 90, valid_from: '2015-10-08' },
  { name: 'home_ltv_small_limit', value: 3_000_000, valid_from: '2015-10-08' },
  { name: 'home_ltv_medium_percent', value: 80, valid_from: '2015-10-08' },
  { name: 'home_ltv_medium_limit', value: 7_500_000, valid_from: '2015-10-08' },
  { name: 'gold_release_working_days', value: 7, valid_from: '2026-04-01' },
  { name: 'gold_release_delay_charge', value: 5_000, valid_from: '2026-04-01' },
]

it.each([
  ['2026-12-31', 18],
  ['2027-01-01', 12],
  ['2030-05-05', 12],
])('on %s the tax is %d', (day, gst_percent) => {
  expect(figuresOn(rows, day)).toEqual({
    age_min: 18,
    age_max: 80,
    gst_percent,
    microfinance_income_limit: 300_000,
    microfinance_repayment_percent: 50,
    prepayment_free_business_limit: 5_000_000,
    gold_tiers: [
      { percent: 85, up_to: 250_000 },
      { percent: 80, up_to: 500_000 },
      { percent: 75, up_to: null },
    ],
    home_tiers: [
      { percent: 90, up_to: 3_000_000 },
      { percent: 80, up_to: 7_500_000 },
      { percent: 75, up_to: null },
    ],
    gold_release: { working_days: 7, delay_charge: 5_000 },
  })
})

it('caps homes before gold was capped by steps', () => {
  const figures = figuresOn(rows, '2026-03-31')
  expect(figures.home_tiers.map(({ percent }) => percent)).toEqual([90, 80, 75])
})

it('frees no business loan by its amount before the directions of 2025', () => {
  expect(figuresOn(rows, '2025-12-31').prepayment_free_business_limit).toBe(0)
})

it('names a figure that is not in force yet', () => {
  expect(() => figuresOn(rows, '2020-01-01')).toThrow('microfinance_household_income')
})

it('knows no share of gold and no day of its release before the first that is sourced', () => {
  expect(figuresOn(rows, '2026-03-31')).toMatchObject({ gold_tiers: [], gold_release: null })
})
