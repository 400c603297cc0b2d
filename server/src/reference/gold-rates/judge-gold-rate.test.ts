import { expect, it } from 'vitest'
import { judgeGoldRate } from './judge-gold-rate.ts'

const rates = [
  { day: '2026-11-20', rupees_per_gram_24k: 12_000, source: 'ibja' },
  { day: '2026-11-18', rupees_per_gram_24k: 10_000, source: 'ibja' },
] as const
const today = '2026-11-22'
const judge = (day: string, rupees_per_gram_24k: number, is_confirmed?: 0 | 1, known = rates.slice()) =>
  judgeGoldRate({ day, rupees_per_gram_24k, source: 'ibja', is_confirmed }, known, today)

it.each([
  ['the rate of today', '2026-11-22', 12_100],
  ['that of a day since the last', '2026-11-21', 12_100],
  ['that of a day before it, which the average lacks', '2026-11-19', 10_100],
  ['that of the thirtieth day before', '2026-10-23', 4_000],
  ['a tenth more to the paisa', '2026-11-22', 13_200],
  ['a tenth less to the paisa', '2026-11-22', 10_800],
  // 11,000 is a tenth above the 10,000 of the day before, whatever was entered for the day itself.
  ['a correction, which is measured by the day before it', '2026-11-20', 11_000],
] as const)('takes %s', (_, day, rate) => {
  expect(judge(day, rate)).toBeNull()
})

it.each([
  ['2026-11-23', 12_000, { field: 'day', key: 'gold_rate_day_ahead' }],
  ['2026-10-22', 12_000, { field: 'day', key: 'gold_rate_day_behind' }],
  [
    '2026-11-22',
    13_200.01,
    {
      field: 'is_confirmed',
      key: 'gold_rate_far_above',
      values: { percent: '10.0', rate: '₹12,000', day: '20/11/2026' },
    },
  ],
  [
    '2026-11-22',
    1_200,
    {
      field: 'is_confirmed',
      key: 'gold_rate_far_below',
      values: { percent: '90.0', rate: '₹12,000', day: '20/11/2026' },
    },
  ],
  [
    '2026-11-20',
    12_100,
    {
      field: 'is_confirmed',
      key: 'gold_rate_far_above',
      values: { percent: '21.0', rate: '₹10,000', day: '18/11/2026' },
    },
  ],
] as const)('asks again about %s at %d', (day, rate, problem) => {
  expect(judge(day, rate)).toEqual(problem)
})

it('lets a far rate pass once it is confirmed, but never a wrong day', () => {
  expect(judge('2026-11-22', 20_000, 1)).toBeNull()
  expect(judge('2026-11-22', 20_000, 0)).not.toBeNull()
  expect(judge('2026-11-23', 12_000, 1)).not.toBeNull()
})

it('has nothing to measure the first rate by', () => {
  expect(
    judgeGoldRate({ day: '2026-11-01', rupees_per_gram_24k: 4_000, source: 'mcx' }, [], today),
  ).toBeNull()
})
