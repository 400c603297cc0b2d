import { expect, test } from 'vitest'
import { addressBehind, questionOfRow } from './rows-address.ts'

const question = {
  report: 'products-report',
  days: { from: '2026-10-24', to: '2026-11-22' },
  filters: { brand: '2' },
  times: 'heard',
} as const
const ways = { back: 'by=lender', canOpenMonths: true }
const october = { ...question, days: { from: '2026-10-01', to: '2026-10-31' }, filters: {} }
const lender = [{ by: 'lender', key: '7' }] as const

test('a row asks for its own value as well, a row by time for its own days', () => {
  expect(questionOfRow(question, [{ by: 'product', key: 'Car' }, ...lender])).toEqual({
    days: question.days,
    filters: { brand: '2', product: 'Car', lender: '7' },
    times: 'heard',
  })
  expect(questionOfRow(question, [{ by: 'week', key: '2026-11-16' }]).days).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
  })
})

test('a number leads to its rows, and knows the way back', () => {
  expect(addressBehind('lender_applied', question, lender, ways)).toBe(
    '/admin/report-rows?measure=lender_applied&from=2026-10-24&to=2026-11-22&brand=2&lender=7&report=products-report&back=by%3Dlender',
  )
  expect(
    addressBehind('lender_applied', { ...question, times: 'effective' }, [], { ...ways, back: '' }),
  ).toBe(
    '/admin/report-rows?measure=lender_applied&from=2026-10-24&to=2026-11-22&times=effective&brand=2&report=products-report',
  )
})

test.each(['customers', 'approval_rate'] as const)('nothing lists %s', (measure) => {
  expect(addressBehind(measure, question, lender, ways)).toBeNull()
})

test.each([
  [october, lender, '/admin/reconciliation/7/2026-10'],
  [{ ...october, filters: { lender: '7' } }, [], '/admin/reconciliation/7/2026-10'],
  [{ ...october, filters: { lender: '7,8' } }, [], null],
  [{ ...october, filters: { lender: '0' } }, [], null],
  [{ ...october, filters: { brand: '2' } }, lender, null],
  [{ ...october, times: 'effective' as const }, lender, null],
  [october, [], null],
  [{ ...question, filters: {} }, lender, null],
  [{ ...question, filters: { lender: '7' } }, [{ by: 'month', key: '2026-11-01' }], null],
] as const)('commission of %j by %j', (asked, row, address) => {
  expect(addressBehind('expected', asked, row, ways)).toBe(address)
})

test('the months of lenders are for those who settle them', () => {
  expect(addressBehind('expected', october, lender, { ...ways, canOpenMonths: false })).toBeNull()
})
