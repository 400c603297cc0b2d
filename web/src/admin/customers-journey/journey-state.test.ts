import { expect, test } from 'vitest'
import { filterQuery } from '../reports/report-address.ts'
import { journeyDefaults, journeyView, rowsAddress, type JourneyState } from './journey-state.ts'

const today = '2026-11-25'
const view = (changes: Partial<JourneyState>) => journeyView({ ...journeyDefaults, ...changes }, today)

test('an empty address is what was reached in the last 30 days beside those before, by source of those who applied', () => {
  expect(view({})).toEqual({
    period: { preset: 'last_30_days', from: '', to: '' },
    days: { from: '2026-10-26', to: '2026-11-24' },
    asked: { kind: 'reached', days: 30 },
    window: '30',
    compare: 'before',
    plan: { used: [], leftOut: [], offered: ['brand', 'product', 'source', 'device', 'partner'] },
    filters: {},
    step: 'applied',
    by: 'source',
  })
})

test.each([
  [{ kind: 'moon', window: '8', compare: 'x', step: 'started', by: 'lender' }],
  [{ product: 'Moon Loans', brand: '-1', source: '1,2', device: '2147483648', partner: 'x' }],
  [{ preset: 'custom', from: '2026-02-31', to: '2026-03-01' }],
])('what is no value asks as if it were not there: %j', (changes) => {
  expect(view(changes)).toEqual(view({}))
})

test('what an address says is asked', () => {
  expect(
    view({
      preset: 'custom',
      from: '2026-01-01',
      to: '2026-02-28',
      kind: 'cohort',
      window: '7',
      compare: 'none',
      brand: '3',
      device: '0',
      step: 'disbursed',
      by: 'device',
    }),
  ).toMatchObject({
    days: { from: '2026-01-01', to: '2026-02-28' },
    asked: { kind: 'cohort', days: 59 },
    window: '7',
    compare: 'none',
    plan: { used: ['brand'], leftOut: ['device'] },
    filters: { brand: '3' },
    step: 'disbursed',
    by: 'device',
  })
})

test('the rows behind a figure are asked as their call is', () => {
  expect(
    rowsAddress('applied', { from: '2026-11-01', to: '2026-11-02' }, { product: 'Gold Loans', device: '0' }),
  ).toBe(
    '/admin/report-rows?report=customers-journey&measure=applied&from=2026-11-01&to=2026-11-02&product=Gold+Loans&device=0',
  )
})

test('a filter is sent as a list', () => {
  const { filters } = view({ product: 'Gold Loans', brand: '3' })
  expect(filterQuery(filters)).toEqual({ product: ['Gold Loans'], brand: [3] })
  expect(filterQuery({})).toEqual({})
})
