import { expect, test } from 'vitest'
import { measureLines } from './measure-words.ts'

test('every figure says what it is, by what it is cut and where it stands', () => {
  const lines = measureLines(1)
  expect(lines.length).toBeGreaterThan(25)
  expect(lines.find(({ measure }) => measure === 'disbursed_amount')).toEqual({
    measure: 'disbursed_amount',
    label: 'Disbursed ₹',
    definition: 'What lenders paid out and did not take back.',
    unit: 'rupees',
    by: 'product, brand, partner, lender, day, week, month; by the day heard or happened',
    reports: 'Internal report, Products report, Vendors products report',
    version: 1,
  })
})

test('what partners earn is told to administrators alone', () => {
  const named = (role: 1 | 2): boolean =>
    measureLines(role).some(({ measure }) => measure === 'partner_share')
  expect([named(1), named(2)]).toEqual([true, false])
})
