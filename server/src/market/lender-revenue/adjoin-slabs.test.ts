import { expect, it } from 'vitest'
import { adjoinSlabs } from './adjoin-slabs.ts'
import { commission } from './commission.ts'
import type { Pricing, SlabRule } from './slab-rule.ts'
import { slabWarnings } from './slab-warnings.ts'

const rupees = (amount: number | null) => (amount === null ? null : Math.round(amount * 100))
const slab = (
  min: number | null,
  max: number | null,
  percent: number,
  pricing: Pricing = 'graduated',
): SlabRule => ({
  active: true,
  pricing,
  disbursed: { min: rupees(min), max: rupees(max) },
  loans: { min: null, max: null },
  ats: { min: null, max: null },
  flat: 0,
  percent: percent * 1_000,
})

/** As lenders write their sheets. */
const indian = (pricing: Pricing = 'graduated') => [
  slab(0, 50_00_000, 2, pricing),
  slab(50_00_001, 1_00_00_000, 2.25, pricing),
  slab(1_00_00_001, null, 2.5, pricing),
]

it.each([
  [50_00_000, 1_00_000],
  [50_00_000.5, 1_00_000.01],
  [50_00_001, 1_00_000.02],
  [72_00_000, 1_49_500],
  [1_00_00_000, 2_12_500],
  [1_20_00_000, 2_62_500],
])('a graduated month of %d pays %d: no rupee stands between two slabs', (disbursed, amount) => {
  expect(commission(indian(), { disbursed: Math.round(disbursed * 100), loans: 10 }).paise).toBe(
    rupees(amount),
  )
})

it.each([
  [50_00_000, 0],
  [50_00_000.01, 1],
  [50_00_000.99, 1],
  [50_00_001, 1],
])('a month of %d by volume has rule %d', (disbursed, rule) => {
  expect(commission(indian('volume'), { disbursed: Math.round(disbursed * 100), loans: 10 }).rule).toBe(rule)
})

it('warns of no gap there, and of a real one', () => {
  expect(slabWarnings(indian())).toEqual([])
  expect(slabWarnings([slab(0, 50_00_000, 2), slab(50_00_002, null, 2.5)])).toMatchObject([{ kind: 'gap' }])
})

it('adjoins average loans in the same way, and nothing else', () => {
  const of = (min: number | null, max: number | null): SlabRule => ({
    ...slab(null, null, 2),
    ats: { min: rupees(min), max: rupees(max) },
  })
  const [, second] = adjoinSlabs([of(0, 2_00_000), of(2_00_001, null)])
  expect(second?.ats).toEqual({ min: 2_00_000_01, max: null })
  expect(adjoinSlabs([{ ...of(0, 2_00_000), active: false }, of(2_00_001, null)])[1]?.ats.min).toBe(
    2_00_001_00,
  )
})
