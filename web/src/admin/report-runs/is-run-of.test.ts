import { expect, test } from 'vitest'
import { isRunOf } from './is-run-of.ts'

const run = {
  report: 'products-report',
  range: { from: '2026-06-01', to: '2026-11-27' },
  times: 'heard',
  by: 'brand',
  filters: [
    { name: 'partner', values: '0', words: 'No partner' },
    { name: 'lender', values: '12,7', words: 'Ganga, Yamuna' },
  ],
} as const
type Ask = Parameters<typeof isRunOf>[1]
const query: Ask['query'] = { ...run.range, times: 'heard', by: 'brand', lender: [7, 12, 7], partner: [0] }
const isOf = (change: Partial<Ask['query']>, report: Ask['params']['report'] = 'products-report'): boolean =>
  isRunOf({ ...run, filters: [...run.filters] }, { params: { report }, query: { ...query, ...change } })

test('a run is of its question, in whatever order the values stand', () => {
  expect(isOf({})).toBe(true)
  expect(isOf({}, 'vendors-products-report')).toBe(false)
})

test.each([
  { to: '2026-11-26' },
  { from: '2026-06-02' },
  { times: 'effective' },
  { by: 'lender' },
  { partner: undefined },
  { lender: [7] },
  { partner: undefined, product: ['0'] },
  { brand: [1] },
] as Partial<Ask['query']>[])('%j is another question', (change) => {
  expect(isOf(change)).toBe(false)
})
