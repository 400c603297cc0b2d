import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slab, someMonth, someRule } from './example-slabs.ts'
import { boxOf, holdsMonths, type MonthsBox } from './months-box.ts'
import { pickRule } from './pick-rule.ts'
import { averageTicket, type Month } from './slab-rule.ts'
import { findGaps, slabWarnings } from './slab-warnings.ts'

const lakh = 10_000_000 // paise
const texts = (rules: Parameters<typeof slabWarnings>[0]): string[] =>
  slabWarnings(rules).map(({ kind, text }) => `${kind}: ${text}`)

describe('in words', () => {
  it.each([
    ['no rules: nothing to warn of', [], []],
    ['one for all', [slab({})], []],
    [
      'slabs that touch',
      [
        slab({ disbursed: [null, 50 * lakh] }),
        slab({ disbursed: [50 * lakh, 100 * lakh] }),
        slab({ disbursed: [100 * lakh, null] }),
      ],
      [],
    ],
    ['a Min of nothing', [slab({ disbursed: [0, null], loans: [0, null], ats: [0, null] })], []],
    ['a Min of one loan', [slab({ loans: [1, null] })], []],
    ['all are off', [slab({ active: false })], ['gap: No rule is active, so no month earns anything.']],
    [
      'nothing at the top',
      [slab({ disbursed: [null, 50 * lakh] })],
      ['gap: No rule holds for months of more than ₹50,00,000 disbursed.'],
    ],
    [
      'nothing at the bottom',
      [slab({ disbursed: [10 * lakh, null] })],
      ['gap: No rule holds for months of less than ₹10,00,000 disbursed.'],
    ],
    [
      'a hole',
      [slab({ disbursed: [null, 50 * lakh] }), slab({ disbursed: [60 * lakh, null] })],
      ['gap: No rule holds for months of between ₹50,00,000 and ₹60,00,000 disbursed.'],
    ],
    [
      'slabs as lenders write them, a rupee apart',
      [slab({ disbursed: [null, 50 * lakh] }), slab({ disbursed: [50 * lakh + 100, null] })],
      [],
    ],
    [
      'a hole of two rupees',
      [slab({ disbursed: [null, 50 * lakh] }), slab({ disbursed: [50 * lakh + 200, null] })],
      ['gap: No rule holds for months of between ₹50,00,000 and ₹50,00,002 disbursed.'],
    ],
    ['counted slabs meet without touching', [slab({ loans: [null, 25] }), slab({ loans: [26, null] })], []],
    [
      'counted slabs that touch',
      [slab({ loans: [null, 25] }), slab({ loans: [25, null] })],
      ['overlap: Rules 1 and 2 both take months of exactly 25 loans. Rule 1 comes first and is used.'],
    ],
    [
      'a hole of loans',
      [slab({ loans: [null, 25] }), slab({ loans: [31, null] })],
      ['gap: No rule holds for months of 26 to 30 loans.'],
    ],
    [
      'an overlap',
      [slab({ disbursed: [null, 60 * lakh] }), slab({ disbursed: [50 * lakh, null] })],
      [
        'overlap: Rules 1 and 2 both take months of at least ₹50,00,000 and at most ₹60,00,000 disbursed. Rule 1 comes first and is used.',
      ],
    ],
    [
      'a rule behind one that takes all',
      [slab({}), slab({ disbursed: [50 * lakh, null] })],
      ['never: Rule 2 is never used: rule 1 takes all of its months.'],
    ],
    [
      'a rule behind two that take all together',
      [slab({ loans: [null, 9] }), slab({ loans: [10, null] }), slab({})],
      ['never: Rule 3 is never used: rules 1 and 2 take all of its months.'],
    ],
    [
      'an inactive rule takes nothing and keeps its number',
      [
        slab({ active: false }),
        slab({ disbursed: [null, 50 * lakh] }),
        slab({ disbursed: [40 * lakh, null] }),
      ],
      [
        'overlap: Rules 2 and 3 both take months of at least ₹40,00,000 and at most ₹50,00,000 disbursed. Rule 2 comes first and is used.',
      ],
    ],
    [
      'bounds that no month can meet',
      [slab({ disbursed: [null, 1 * lakh], loans: [10, null], ats: [1 * lakh, null] }), slab({})],
      ['never: Rule 1 is never used: its bounds contradict each other.'],
    ],
    [
      'two dimensions',
      [slab({ disbursed: [null, 50 * lakh] }), slab({ disbursed: [50 * lakh, null], loans: [10, null] })],
      ['gap: No rule holds for months of more than ₹50,00,000 disbursed, up to 9 loans.'],
    ],
    [
      'the average',
      [slab({ ats: [null, 3 * lakh] })],
      ['gap: No rule holds for months of an average loan of more than ₹3,00,000.'],
    ],
  ])('%s', (_, rules, expected) => {
    expect(texts(rules)).toEqual(expected)
  })

  it('says at most twenty things', () => {
    const rules = Array.from({ length: 30 }, (_, n) =>
      slab({ disbursed: [n * 3 * lakh, (n * 3 + 1) * lakh] }),
    )
    expect(slabWarnings(rules)).toHaveLength(20)
  })
})

const inBox = (month: Month, box: MonthsBox): boolean =>
  box.disbursed.lo <= month.disbursed &&
  month.disbursed <= box.disbursed.hi &&
  box.loans.lo <= month.loans &&
  month.loans <= box.loans.hi &&
  box.ats.lo <= (averageTicket(month) ?? -1) &&
  (averageTicket(month) ?? -1) <= box.ats.hi

it('a month is in a gap exactly where no rule is picked, and in one gap only', () => {
  fc.assert(
    fc.property(
      fc.array(someRule, { maxLength: 6 }),
      someMonth.filter(({ loans }) => loans > 0),
      (rules, month) => {
        const gaps = findGaps(rules.filter(({ active }) => active).map(boxOf))
        expect(gaps.filter((box) => inBox(month, box))).toHaveLength(pickRule(rules, month) === null ? 1 : 0)
      },
    ),
    { numRuns: 2_000 },
  )
})

it('a box holds months exactly where one can be found by looking', () => {
  const range = (from: number, to: number) =>
    fc
      .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: from, max: to }))
      .map(([lo, hi]) => ({ lo, hi }))
  fc.assert(
    fc.property(range(0, 40), range(1, 12), range(0, 40), (disbursed, loans, ats) => {
      const box = { disbursed, loans, ats }
      let found = false
      for (let n = loans.lo; n <= loans.hi; n += 1)
        for (let d = disbursed.lo; d <= disbursed.hi; d += 1) found ||= inBox({ disbursed: d, loans: n }, box)
      expect(holdsMonths(box)).toBe(found)
    }),
    { numRuns: 3_000 },
  )
})

it('a rule said to be never used is never picked', () => {
  fc.assert(
    fc.property(
      fc.array(someRule, { maxLength: 6 }),
      someMonth.filter(({ loans }) => loans > 0),
      (rules, month) => {
        const picked = pickRule(rules, month)
        const never = slabWarnings(rules).flatMap(({ kind, rules: [first] }) =>
          kind === 'never' ? [first] : [],
        )
        expect(never).not.toContain(picked === null ? null : picked + 1)
      },
    ),
    { numRuns: 2_000 },
  )
})
