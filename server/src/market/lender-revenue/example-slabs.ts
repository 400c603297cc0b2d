import * as fc from 'fast-check'
import type { Month, SlabRule } from './slab-rule.ts'

type Pair = readonly [min: number | null, max: number | null]

/** A rule for a test: money in paise, percent in thousandths; 1 % of any month unless said. */
export const slab = ({
  disbursed = [null, null],
  loans = [null, null],
  ats = [null, null],
  ...rest
}: Partial<Record<'disbursed' | 'loans' | 'ats', Pair>> &
  Partial<Pick<SlabRule, 'active' | 'pricing' | 'flat' | 'percent'>>): SlabRule => ({
  active: true,
  pricing: 'volume',
  flat: 0,
  percent: 1_000,
  disbursed: { min: disbursed[0], max: disbursed[1] },
  loans: { min: loans[0], max: loans[1] },
  ats: { min: ats[0], max: ats[1] },
  ...rest,
})

/** Bounds close together, so that generated months meet them. */
const somePair = (from: number, to: number) =>
  fc
    .tuple(
      fc.option(fc.integer({ min: from, max: to - 1 }), { freq: 2 }),
      fc.option(fc.integer({ min: 1, max: to - from }), { freq: 2 }),
    )
    .map(([min, width]) => ({ min, max: width === null ? null : (min ?? from) + width }))

export const someRule: fc.Arbitrary<SlabRule> = fc.record({
  active: fc.boolean(),
  pricing: fc.constantFrom('volume', 'graduated'),
  flat: fc.constantFrom(0, 1, 110_000),
  percent: fc.integer({ min: 1, max: 100_000 }),
  disbursed: somePair(95, 112),
  loans: somePair(0, 6),
  ats: somePair(10, 110),
})

export const someMonth: fc.Arbitrary<Month> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      disbursed: fc.integer({ min: 100, max: 115 }),
      loans: fc.integer({ min: 1, max: 8 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ disbursed: 0, loans: 0 }) },
)
