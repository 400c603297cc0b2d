import type { LenderRevenueRule, RuleVersion } from '@marketplace/contract/market/lender-revenue'
import { expect, it } from 'vitest'
import { datedWarnings, plannedAgain } from './dated-warnings.ts'

const today = '2026-11-20'
const content = (
  version: number,
  valid_from: string,
  min: number | null,
  max: number | null,
): RuleVersion => ({
  version,
  valid_from,
  slab_disbursed_min: min,
  slab_disbursed_max: max,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 1,
  revenue_flat: null,
  revenue_percent: 2,
  status: 1,
})
const rule = (first: RuleVersion, ...planned: RuleVersion[]): LenderRevenueRule => ({
  ...first,
  id: first.version,
  lender_id: 1,
  state: first.valid_from <= today ? 'in_force' : 'planned',
  planned,
  newest_version: 9,
})
const low = content(1, today, null, 100)
const high = content(2, today, 100, null)
const all = content(1, today, null, null)

it.each<[string, LenderRevenueRule[], string[]]>([
  ['nothing is planned', [rule(low), rule(high)], []],
  [
    'today and beyond: told once',
    [rule(low, content(3, '2026-12-01', null, 100))],
    ['No rule holds for months of more than ₹100 disbursed.'],
  ],
  [
    'a gap that opens, and another day that closes it',
    [rule(low, content(3, '2026-12-01', null, 90), content(4, '2027-01-01', null, 100)), rule(high)],
    ['From 01/12/2026 no rule holds for months of between ₹90 and ₹100 disbursed.'],
  ],
  [
    'a gap that opens twice is told twice',
    [
      rule(
        low,
        content(3, '2026-12-01', null, 90),
        content(4, '2027-01-01', null, 100),
        content(5, '2027-02-01', null, 90),
      ),
      rule(high),
    ],
    [
      'From 01/12/2026 no rule holds for months of between ₹90 and ₹100 disbursed.',
      'From 01/02/2027 no rule holds for months of between ₹90 and ₹100 disbursed.',
    ],
  ],
  [
    'a rule that is yet to begin',
    [rule(all), rule(content(2, '2026-12-01', null, null))],
    ['From 01/12/2026 rule 2 is never used: rule 1 takes all of its months.'],
  ],
])('%s', (_, rules, texts) => {
  expect(datedWarnings(rules, () => 'volume', today).map(({ text }) => text)).toEqual(texts)
})

it.each([
  [today, ['01/12/2026', '01/01/2027']],
  ['2026-12-01', ['01/01/2027']],
  ['2027-01-01', []],
])('a change from %s is followed by what is planned from %o', (day, days) => {
  const planned = rule(low, content(3, '2026-12-01', null, 90), content(4, '2027-01-01', null, 100))
  expect(plannedAgain(planned, 4, day)).toEqual(
    days.map((text) => ({
      kind: 'planned',
      rules: [4],
      text: `From ${text} the planned change counts again.`,
    })),
  )
})
