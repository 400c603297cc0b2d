import { expect, test } from 'vitest'
import {
  filterQuery,
  filtersFrom,
  isTime,
  questionFrom,
  reportDefaults,
  reportFrom,
  thenChoices,
} from './report-address.ts'

const today = '2026-11-23'
const ask = (changes: Record<string, string>) =>
  questionFrom('products-report', { ...reportDefaults['products-report'], ...changes }, today)

test('an empty address asks for the last 30 days by the first dimension, beside the days before', () => {
  expect(ask({})).toEqual({
    report: 'products-report',
    period: { preset: 'last_30_days', from: '', to: '' },
    days: { from: '2026-10-24', to: '2026-11-22' },
    by: 'product',
    thenBy: 'lender',
    isCompared: true,
    times: 'heard',
    filters: {},
  })
})

test.each([
  [{ by: 'lender' }, { by: 'lender', thenBy: 'partner' }],
  [{ by: 'lender', then_by: 'brand' }, { thenBy: 'brand' }],
  [{ then_by: 'product' }, { thenBy: 'lender' }],
  [
    { by: 'moon', times: 'booked', compare: 'moon' },
    { by: 'product', times: 'heard', isCompared: true },
  ],
  [
    { times: 'effective', compare: 'none' },
    { times: 'effective', isCompared: false },
  ],
  [
    { product: 'Personal Loans', lender: '3', brand: 'moon', partner: '0' },
    { filters: { product: 'Personal Loans', lender: '3', partner: '0' } },
  ],
  [{ preset: 'yesterday' }, { days: { from: '2026-11-22', to: '2026-11-22' } }],
])('%j', (changes, question) => {
  expect(ask(changes)).toMatchObject(question)
})

test('days are compared with no other days, and open into nothing', () => {
  const question = questionFrom('internal-report', reportDefaults['internal-report'], today)
  expect(question).toMatchObject({ by: 'day', thenBy: null, isCompared: false })
  expect(['day', 'week', 'month', 'lender'].map((by) => isTime(by as 'day'))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('a report filters by what it knows alone', () => {
  const state = { ...reportDefaults['internal-report'], lender: '3', brand: '2' }
  expect(questionFrom('internal-report', state, today).filters).toEqual({ brand: '2' })
})

test.each([
  [{ product: 'Car,Personal Loans' }, { product: 'Car,Personal Loans' }],
  [{ product: 'Moon loans' }, {}],
  [
    { reason: 'AGE', device: '0' },
    { reason: 'AGE', device: '0' },
  ],
  [{ reason: 'AGE,MOON' }, {}],
  [{ brand: '1,,2', source: '-1', lender: '' }, {}],
])('filters of %j', (values, filters) => {
  expect(filtersFrom(values)).toEqual(filters)
})

test('what opens is what the row is not', () => {
  expect(thenChoices('vendors-products-report', 'lender')).toEqual(['product', 'reason'])
  expect(thenChoices('internal-report', 'day')).toEqual([])
})

test('lists go to the server as lists', () => {
  expect(filterQuery({ product: 'Car,Personal Loans', brand: '3,0' })).toMatchObject({
    product: ['Car', 'Personal Loans'],
    brand: [3, 0],
    lender: undefined,
  })
})

test.each([
  ['products-report', 'products-report'],
  ['constructor', null],
  ['', null],
])('%s', (text, report) => {
  expect(reportFrom(text)).toBe(report)
})
