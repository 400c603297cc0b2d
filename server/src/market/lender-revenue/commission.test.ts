import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commission } from './commission.ts'
import { describeCommission } from './describe-commission.ts'
import { slab, someMonth, someRule } from './example-slabs.ts'
import type { Pricing, SlabRule } from './slab-rule.ts'

const lakh = 10_000_000 // paise
const july = { disbursed: 72 * lakh, loans: 24 }

/** The slabs of domain.md 6.7: 2 % to 50 lakh, 2.25 % to a crore, 2.5 % beyond. */
const ladder = (pricing: Pricing): SlabRule[] => [
  slab({ pricing, disbursed: [null, 50 * lakh], percent: 2_000 }),
  slab({ pricing, disbursed: [50 * lakh, 100 * lakh], percent: 2_250 }),
  slab({ pricing, disbursed: [100 * lakh, null], percent: 2_500 }),
]
/** The card slabs of domain.md 7.5: ₹1,100 each to 25, ₹1,500 each above. */
const cards = (pricing: Pricing): SlabRule[] => [
  slab({ pricing, loans: [null, 25], flat: 110_000, percent: 0 }),
  slab({ pricing, loans: [26, null], flat: 150_000, percent: 0 }),
]
const off = (rules: readonly SlabRule[], place: number): SlabRule[] =>
  rules.map((rule, index) => (index === place ? { ...rule, active: false } : rule))

describe('volume and graduated', () => {
  it.each([
    ['volume of 72 lakh', ladder('volume'), july, 1, 162_000, '₹72,00,000 × 2.25 % = ₹1,62,000'],
    [
      'graduated of 72 lakh',
      ladder('graduated'),
      july,
      1,
      149_500,
      '₹50,00,000 × 2 % + ₹22,00,000 × 2.25 % = ₹1,49,500',
    ],
    [
      'graduated over three slabs',
      ladder('graduated'),
      { disbursed: 120 * lakh, loans: 40 },
      2,
      262_500,
      '₹50,00,000 × 2 % + ₹50,00,000 × 2.25 % + ₹20,00,000 × 2.5 % = ₹2,62,500',
    ],
    [
      'graduated exactly at the bound',
      ladder('graduated'),
      { disbursed: 50 * lakh, loans: 20 },
      0,
      100_000,
      '₹50,00,000 × 2 % = ₹1,00,000',
    ],
    [
      'a rung that is off pays nothing',
      off(ladder('graduated'), 0),
      july,
      1,
      49_500,
      '₹50,00,000 in no slab + ₹22,00,000 × 2.25 % = ₹49,500',
    ],
    [
      'a volume rule is no rung',
      [...ladder('volume').slice(0, 1), ...ladder('graduated').slice(1)],
      july,
      1,
      49_500,
      '₹50,00,000 in no slab + ₹22,00,000 × 2.25 % = ₹49,500',
    ],
    [
      'cards, volume, 25',
      cards('volume'),
      { disbursed: lakh, loans: 25 },
      0,
      27_500,
      '25 loans × ₹1,100 = ₹27,500',
    ],
    [
      'cards, volume, 26',
      cards('volume'),
      { disbursed: lakh, loans: 26 },
      1,
      39_000,
      '26 loans × ₹1,500 = ₹39,000',
    ],
    [
      'cards, graduated, 30',
      cards('graduated'),
      { disbursed: lakh, loans: 30 },
      1,
      35_000,
      '25 loans × ₹1,100 + 5 loans × ₹1,500 = ₹35,000',
    ],
    [
      'a rung of loans that is off',
      off(cards('graduated'), 0),
      { disbursed: lakh, loans: 30 },
      1,
      7_500,
      '₹83,333.33 in no slab + 5 loans × ₹1,500 = ₹7,500',
    ],
    [
      'percent by number of loans, on their share of the sum',
      [
        slab({ pricing: 'graduated', loans: [null, 10], percent: 1_000 }),
        slab({ pricing: 'graduated', loans: [11, null], percent: 2_000 }),
      ],
      july,
      1,
      114_000,
      '₹30,00,000 × 1 % + ₹42,00,000 × 2 % = ₹1,14,000',
    ],
    [
      'flat and percent together',
      [slab({ flat: 50_000, percent: 2_000 })],
      july,
      0,
      156_000,
      '24 loans × ₹500 + ₹72,00,000 × 2 % = ₹1,56,000',
    ],
    [
      'graduated with a flat fee: every loan has the fee of the slab reached',
      [
        slab({ pricing: 'graduated', disbursed: [null, 50 * lakh], percent: 1_000, flat: 10_000 }),
        slab({ pricing: 'graduated', disbursed: [50 * lakh, null], percent: 2_000, flat: 20_000 }),
      ],
      july,
      1,
      98_800,
      '₹50,00,000 × 1 % + ₹22,00,000 × 2 % + 24 loans × ₹200 = ₹98,800',
    ],
    [
      'graduated without a bound prices all',
      [slab({ pricing: 'graduated', percent: 1_500 })],
      july,
      0,
      108_000,
      '₹72,00,000 × 1.5 % = ₹1,08,000',
    ],
    [
      'half a paisa counts as one',
      [slab({ percent: 1_000 })],
      { disbursed: 50, loans: 1 },
      0,
      0.01,
      '₹0.50 × 1 % = ₹0.01',
    ],
    ['less is nothing', [slab({ percent: 1_000 })], { disbursed: 49, loans: 1 }, 0, 0, '₹0.49 × 1 % = ₹0'],
    ['a month without loans', [slab({})], { disbursed: 0, loans: 0 }, 0, 0, '₹0 = ₹0'],
    [
      'no rule takes the month',
      [slab({ loans: [30, null] })],
      july,
      null,
      0,
      'No active rule takes this month, so nothing is earned',
    ],
  ])('%s', (_, rules, month, place, rupees, formula) => {
    const priced = commission(rules, month)
    expect(priced.rule).toBe(place)
    expect(priced.paise).toBe(Math.round(rupees * 100))
    expect(describeCommission(rules, priced)).toBe(formula)
  })

  it('rungs whose other bounds do not hold for the month are none', () => {
    const rules = [
      slab({ pricing: 'graduated', disbursed: [null, 50 * lakh], ats: [4 * lakh, null], percent: 9_000 }),
      slab({ pricing: 'graduated', disbursed: [null, 50 * lakh], percent: 2_000 }),
      slab({ pricing: 'graduated', disbursed: [50 * lakh, null], percent: 2_250 }),
    ]
    expect(commission(rules, july).paise).toBe(149_500_00)
  })

  it('is exact at the largest figures', () => {
    const paise = 9_999_999_999_999
    expect(commission([slab({ percent: 99_999 })], { disbursed: paise, loans: 1 }).paise).toBe(
      Number((BigInt(paise) * 99_999n + 50_000n) / 100_000n),
    )
  })
})

const exactPercent = (paise: number, thousandths: number): number =>
  Number((2n * BigInt(paise) * BigInt(thousandths) + 100_000n) / 200_000n)

it('volume is flat × N and percent × D of the rule picked, for any rules', () => {
  fc.assert(
    fc.property(fc.array(someRule, { maxLength: 5 }), someMonth, (some, month) => {
      const rules = some.map((rule) => ({ ...rule, pricing: 'volume' as const }))
      const { rule: place, paise } = commission(rules, month)
      const rule = place === null ? undefined : rules[place]
      expect(paise).toBe(
        rule === undefined ? 0 : rule.flat * month.loans + exactPercent(month.disbursed, rule.percent),
      )
    }),
  )
})

it('the parts make the whole month, and one rate for all is the same graduated as by volume', () => {
  fc.assert(
    fc.property(fc.array(someRule, { maxLength: 5 }), someMonth, (some, month) => {
      const priced = commission(some, month)
      if (priced.rule === null) return
      expect(priced.parts.reduce((sum, part) => sum + part.disbursed, 0)).toBe(month.disbursed)
      const even = some.map((rule) => ({ ...rule, percent: 3_000, flat: 0 }))
      if (priced.parts.some(({ rule }) => rule === null)) return
      expect(commission(even, month).paise).toBe(exactPercent(month.disbursed, 3_000))
    }),
  )
})

it('a graduated month never falls when more is disbursed under rising rates', () => {
  const rules = ladder('graduated')
  fc.assert(
    fc.property(fc.nat(300 * lakh), fc.nat(10 * lakh), (disbursed, more) => {
      const before = commission(rules, { disbursed, loans: 10 }).paise
      expect(commission(rules, { disbursed: disbursed + more, loans: 10 }).paise).toBeGreaterThanOrEqual(
        before,
      )
    }),
  )
})

it.each([
  [49_999, 0],
  [50_000, 1],
  [149_999, 1],
  [150_000, 2],
])('a thousandth of a percent of %d paise is %d, half-up', (disbursed, paise) => {
  expect(commission([slab({ percent: 1 })], { disbursed, loans: 1 }).paise).toBe(paise)
})
