import { expect, it, test } from 'vitest'
import { exampleLine as line } from './example-month.ts'
import { footSums } from './foot-sums.ts'

const month = {
  expected: 145_125,
  stated: 129_000,
  received: 103_200,
  partners_part: 61_920,
  difference: -16_125,
  kinds: [{ kind: 'TIER_MISSED' as const, count: 500, open: 500, difference: -3813 }],
}
const shown = { tab: '', isSearched: false, month, data: [line], total: 500 } as const

test('where every line is there, they are added up', () => {
  expect(footSums({ ...shown, tab: 'open', total: 1 })).toEqual({
    count: 1,
    sums: { disbursed: 300_000, expected: 6750, stated: 6000, received: 6000, part: 3600, difference: -750 },
  })
})

const whole = { expected: 145_125, stated: 129_000, received: 103_200, part: 61_920, difference: -16_125 }
it.each([
  [{}, whole],
  [{ month: { ...month, partners_part: null } }, { ...whole, part: 0 }],
  [{ isSearched: true }, {}],
  [{ tab: 'open' }, {}],
  [{ tab: 'settled' }, {}],
  [{ tab: 'TIER_MISSED' }, { difference: -3813 }],
  [{ tab: 'LATE' }, {}],
] as const)('of one page of many, %j sums %j', (changes, sums) => {
  expect(footSums({ ...shown, ...changes })).toEqual({ count: 500, sums })
})
