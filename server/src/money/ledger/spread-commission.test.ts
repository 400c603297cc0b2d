import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { commission } from '../../market/lender-revenue/commission.ts'
import type { SlabRule } from '../../market/lender-revenue/slab-rule.ts'
import { spreadCommission, type SpreadLine } from './spread-commission.ts'

const open = { min: null, max: null }
const rule = (facts: Partial<SlabRule> = {}): SlabRule => ({
  active: true,
  pricing: 'volume',
  disbursed: open,
  loans: open,
  ats: open,
  flat: 0,
  percent: 0,
  ...facts,
})
const first = (amount_paise: number): SpreadLine => ({ amount_paise, loans: 1 })
const further = (amount_paise: number): SpreadLine => ({ amount_paise, loans: 0 })

const spread = (rules: readonly SlabRule[], lines: readonly SpreadLine[]): number[] => {
  const month = {
    disbursed: lines.reduce((sum, { amount_paise }) => sum + amount_paise, 0),
    loans: lines.filter(({ loans }) => loans === 1).length,
  }
  return spreadCommission(rules, commission(rules, month), month, lines)
}

it.each<[string, SlabRule[], SpreadLine[], number[]]>([
  ['two percent of each', [rule({ percent: 2_000 })], [first(10_000), first(25_000)], [200, 500]],
  [
    'a flat fee for each loan, not for each part',
    [rule({ flat: 900 })],
    [first(10), further(99), first(5)],
    [900, 0, 900],
  ],
  ['both', [rule({ flat: 900, percent: 1_000 })], [first(1_000), further(2_000)], [910, 20]],
  // 1.5 + 1.5 paise are 3: the earlier line has the one that is left.
  ['equal remainders', [rule({ percent: 1_500 })], [first(100), first(100)], [2, 1]],
  // 0.4 + 0.7 + 0.2 are 1.3, rounded to 1: the largest remainder has it.
  ['the largest remainder', [rule({ percent: 1_000 })], [first(40), first(70), first(20)], [0, 1, 0]],
  [
    'a month that no rule takes',
    [rule({ percent: 1_000, loans: { min: 5, max: null } })],
    [first(4_000)],
    [0],
  ],
  ['nothing', [rule({ percent: 1_000 })], [], []],
  // 50,00,000 at 2 % and 22,00,000 at 2.25 % are 1,49,500 (domain.md 6.7), spread by amount.
  [
    'graduated slabs as staff write them',
    [
      rule({ pricing: 'graduated', percent: 2_000, disbursed: { min: 0, max: 50_00_000_00 } }),
      rule({ pricing: 'graduated', percent: 2_250, disbursed: { min: 50_00_001_00, max: 1_00_00_000_00 } }),
    ],
    [first(36_00_000_00), first(36_00_000_00)],
    [74_750_00, 74_750_00],
  ],
])('%s', (_, rules, lines, earned) => {
  expect(spread(rules, lines)).toEqual(earned)
})

it('makes the commission again, and is never more than a paisa from the exact share', () => {
  const line = fc.record({
    amount_paise: fc.integer({ min: 1, max: 9_999_999_99 }),
    loans: fc.constant(1 as const),
  })
  const rules = fc.record({
    flat: fc.integer({ min: 0, max: 5_000_00 }),
    percent: fc.integer({ min: 0, max: 5_000 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), rules, (lines, { flat, percent }) => {
      const earned = spread([rule({ flat, percent })], lines)
      const month = { disbursed: lines.reduce((sum, one) => sum + one.amount_paise, 0), loans: lines.length }
      expect(earned.reduce((sum, paise) => sum + paise, 0)).toBe(
        commission([rule({ flat, percent })], month).paise,
      )
      for (const [place, { amount_paise }] of lines.entries()) {
        const exact = BigInt(flat) * 100_000n + BigInt(percent) * BigInt(amount_paise)
        const off = BigInt(earned[place] ?? 0) * 100_000n - exact
        expect(off > -100_000n && off < 100_000n).toBe(true)
      }
    }),
  )
})
