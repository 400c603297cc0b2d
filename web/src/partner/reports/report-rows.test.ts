import { expect, test } from 'vitest'
import { monthBefore, reportRows } from './report-rows.ts'

const figures = {
  applied: 3,
  sanctioned: 2,
  disbursals: 2,
  disbursed: 5_00_000,
  earned: 4_500,
  received: 2_700,
  on_statements: 2_700,
  paid: 0,
}
const lenders = [
  { lender_id: 7, lender_name: 'Konkan_Credit', ...figures },
  { lender_id: 9, lender_name: 'Palash_Bank', ...figures, applied: 1 },
]
const months = [
  { month: '2026-11', leads: 5, ...figures, lenders },
  { month: '2026-10', leads: 0, ...figures, lenders: [] },
]

test('a row for each month', () => {
  expect(
    reportRows(months, 'months').map(({ key, lender_name, leads }) => [key, lender_name, leads]),
  ).toEqual([
    ['2026-11', null, 5],
    ['2026-10', null, 0],
  ])
})

test('a row for each lender of a month, without leads', () => {
  expect(
    reportRows(months, 'lenders').map(({ key, month, lender_name, leads, applied }) => [
      key,
      month,
      lender_name,
      leads,
      applied,
    ]),
  ).toEqual([
    ['2026-11 7', '2026-11', 'Konkan_Credit', null, 3],
    ['2026-11 9', '2026-11', 'Palash_Bank', null, 1],
  ])
})

test.each([
  ['2026-11', 5, '2026-06'],
  ['2026-11', 11, '2025-12'],
  ['2026-01', 1, '2025-12'],
  ['2026-11', 0, '2026-11'],
])('%s less %i months is %s', (month, months_, before) => {
  expect(monthBefore(month, months_)).toBe(before)
})
