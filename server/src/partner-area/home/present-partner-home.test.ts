import { describe, expect, test } from 'vitest'
import { homeMeasures, monthBefore, orderStates, presentMonth, presentTerms } from './present-partner-home.ts'

test.each([
  ['2026-11', '2026-10'],
  ['2026-01', '2025-12'],
  ['2027-03', '2027-02'],
])('before %s was %s', (month, before) => {
  expect(monthBefore(month)).toBe(before)
})

describe('a month', () => {
  const rows = [
    { keys: ['2026-10-01'], values: [9, 8, 7, 6, 5_00_000.5] },
    { keys: ['2026-11-01'], values: [1, null, 0, 0, 0] },
  ]
  test('has each figure at its place', () => {
    expect(homeMeasures).toHaveLength(5)
    expect(presentMonth('2026-10', rows, [{ month: '2026-10', leads: 4 }])).toEqual({
      month: '2026-10',
      signed_in: 9,
      leads: 4,
      applied: 8,
      sanctioned: 7,
      disbursed: 6,
      disbursed_amount: 5_00_000.5,
    })
  })
  test.each([['2026-11'], ['2026-12']])('%s has 0 where nothing happened', (month) => {
    expect(presentMonth(month, rows, [])).toMatchObject({ month, leads: 0, applied: 0, disbursed_amount: 0 })
  })
})

describe('terms', () => {
  const agreed = (valid_from: string, revenue_percent: number) => ({
    terms_id: 1,
    revenue_percent,
    revenue_flat_fee: 250,
    valid_from,
  })
  test.each([
    ['2026-09-30', null],
    ['2026-10-01', { revenue_percent: 40, revenue_flat_fee: 250, valid_from: '2026-10-01' }],
    ['2026-12-01', { revenue_percent: 50, revenue_flat_fee: 250, valid_from: '2026-12-01' }],
  ])('on %s', (day, terms) => {
    expect(presentTerms([agreed('2026-10-01', 40), agreed('2026-12-01', 50)], day)).toEqual(terms)
  })
})

test('states stand in one order', () => {
  const rows = [
    { state: 'offers_shown', count: 1 },
    { state: 'papers', count: 2 },
  ] as const
  expect(orderStates(rows)).toEqual([
    { state: 'papers', count: 2 },
    { state: 'offers_shown', count: 1 },
  ])
  expect(orderStates([])).toEqual([])
})
