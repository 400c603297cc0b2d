import type { RevenueRuleFields } from '@marketplace/contract/market/lender-revenue'
import { expect, it } from 'vitest'
import { rulesOnDay, type DatedVersionRow } from './rules-on-day.ts'

const content = (revenue_percent: number, revenue_type_id = 1): RevenueRuleFields => ({
  slab_disbursed_min: null,
  slab_disbursed_max: null,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id,
  revenue_flat: null,
  revenue_percent,
  status: 1,
})
const row = (
  id: number,
  version: number,
  valid_from: string,
  more: Partial<DatedVersionRow> = {},
): DatedVersionRow => ({
  id,
  lender_id: 1,
  version,
  content: content(version),
  valid_from,
  is_deleted: 0,
  is_taken_back: 0,
  set_by: null,
  set_at: null,
  deleted_day: null,
  ...more,
})

it.each<[string, DatedVersionRow[], string, string[]]>([
  [
    'the latest that has begun',
    [row(1, 1, '2026-10-01'), row(1, 2, '2026-11-15')],
    '2026-11-30',
    ['1.2 2000'],
  ],
  ['the one of then', [row(1, 1, '2026-10-01'), row(1, 2, '2026-12-01')], '2026-11-30', ['1.1 1000']],
  ['none before the first', [row(1, 1, '2026-12-01')], '2026-11-30', []],
  [
    'of two for one day the newer',
    [row(1, 1, '2026-11-01'), row(1, 2, '2026-11-01')],
    '2026-11-30',
    ['1.2 2000'],
  ],
  [
    'not one that was taken back',
    [row(1, 1, '2026-10-01'), row(1, 2, '2026-11-15', { is_taken_back: 1 })],
    '2026-11-30',
    ['1.1 1000'],
  ],
  [
    'nor what the one that was taken back had replaced',
    [row(1, 1, '2026-10-01'), row(1, 2, '2026-11-15'), row(1, 3, '2026-11-15', { is_taken_back: 1 })],
    '2026-11-30',
    ['1.1 1000'],
  ],
  [
    'one that was deleted after the day',
    [row(1, 1, '2026-10-01', { is_deleted: 1, deleted_day: '2026-12-01' })],
    '2026-11-30',
    ['1.1 1000'],
  ],
  [
    'not one that was deleted on the day',
    [row(1, 1, '2026-10-01', { is_deleted: 1, deleted_day: '2026-11-30' })],
    '2026-11-30',
    [],
  ],
  [
    'in the order of the rows',
    [row(4, 1, '2026-10-01'), row(2, 1, '2026-10-01')],
    '2026-11-30',
    ['4.1 1000', '2.1 1000'],
  ],
])('%s', (_, rows, day, found) => {
  const rules = rulesOnDay(rows, () => 'volume', day)
  expect(rules.map(({ id, version, slab }) => `${id}.${version} ${slab.percent}`)).toEqual(found)
})

it('prices by what its revenue type says', () => {
  const rows = [row(1, 1, '2026-10-01', { content: content(1, 2) })]
  const [rule] = rulesOnDay(rows, (type) => (type === 2 ? 'graduated' : 'volume'), '2026-11-30')
  expect(rule?.slab.pricing).toBe('graduated')
})
