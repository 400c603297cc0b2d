import { expect, test } from 'vitest'
import { commission } from '../../market/lender-revenue/commission.ts'
import type { Pricing, SlabRule } from '../../market/lender-revenue/slab-rule.ts'
import { lowerSlab } from './lower-slab.ts'

const none = { min: null, max: null }
/** Rupees and percent. */
const slab = (
  min: number | null,
  max: number | null,
  percent: number,
  pricing: Pricing = 'volume',
): SlabRule => ({
  active: true,
  pricing,
  disbursed: { min: min === null ? null : min * 100, max: max === null ? null : max * 100 },
  loans: none,
  ats: none,
  flat: 0,
  percent: percent * 1000,
})
const month = { disbursed: 64_50_000_00, loans: 21 }
const priced = (rules: readonly SlabRule[] | null) =>
  rules === null ? null : commission(rules, month).paise / 100

test.each([
  [
    'by volume the lower slab prices the whole month',
    [slab(0, 5_000_000, 2), slab(5_000_001, null, 2.25)],
    1,
    129_000,
  ],
  [
    'graduated, the steps below stay',
    [
      slab(0, 1_000_000, 1, 'graduated'),
      slab(1_000_001, 5_000_000, 2, 'graduated'),
      slab(5_000_001, null, 3, 'graduated'),
    ],
    2,
    119_000,
  ],
  [
    'the next lower one, not the lowest',
    [slab(0, 1_000_000, 1), slab(1_000_001, 5_000_000, 2), slab(5_000_001, null, 3)],
    2,
    129_000,
  ],
  ['the lowest slab has none below', [slab(0, 10_000_000, 2), slab(10_000_001, null, 3)], 0, null],
  ['one rate for all has none', [slab(null, null, 2)], 0, null],
  [
    'a slab of the other pricing is none',
    [slab(0, 5_000_000, 2, 'graduated'), slab(5_000_001, null, 3)],
    1,
    null,
  ],
  [
    'nor is one that is switched off',
    [{ ...slab(0, 5_000_000, 2), active: false }, slab(5_000_001, null, 3)],
    1,
    null,
  ],
  ['no rule', [], 0, null],
] as const)('%s', (_name, rules, picked, rupees) => {
  expect(priced(lowerSlab(rules, picked))).toBe(rupees)
})

test('by number of loans too', () => {
  const few = { ...slab(null, null, 1), loans: { min: 0, max: 20 } }
  const many = { ...slab(null, null, 2), loans: { min: 21, max: null } }
  expect(priced(lowerSlab([few, many], 1))).toBe(64_500)
})
