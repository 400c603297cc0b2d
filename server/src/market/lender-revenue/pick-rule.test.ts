import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { pickRule } from './pick-rule.ts'
import { averageTicket } from './slab-rule.ts'
import { someRule, someMonth, slab } from './example-slabs.ts'

const lakh = 10_000_000 // paise

it.each([
  ['below every Max', { disbursed: 1, loans: 1 }, 0],
  ['at a Max, still inside', { disbursed: 50 * lakh, loans: 20 }, 0],
  ['one paisa beyond', { disbursed: 50 * lakh + 1, loans: 20 }, 1],
  ['in the middle', { disbursed: 72 * lakh, loans: 24 }, 1],
  ['at the last Max', { disbursed: 100 * lakh, loans: 24 }, 1],
  ['open at the top', { disbursed: 900 * lakh, loans: 24 }, 2],
])('%s', (_, month, place) => {
  const rules = [
    slab({ disbursed: [null, 50 * lakh] }),
    slab({ disbursed: [50 * lakh, 100 * lakh] }),
    slab({ disbursed: [100 * lakh, null] }),
  ]
  expect(pickRule(rules, month)).toBe(place)
})

it.each([
  ['Min of loans is inside', { loans: [24, null] as const }, { disbursed: 72 * lakh, loans: 24 }, 0],
  ['under Min of loans', { loans: [25, null] as const }, { disbursed: 72 * lakh, loans: 24 }, null],
  ['Max of loans is inside', { loans: [null, 24] as const }, { disbursed: 72 * lakh, loans: 24 }, 0],
  ['over Max of loans', { loans: [null, 23] as const }, { disbursed: 72 * lakh, loans: 24 }, null],
  ['the average at its Min', { ats: [3 * lakh, null] as const }, { disbursed: 72 * lakh, loans: 24 }, 0],
  ['the average at its Max', { ats: [null, 3 * lakh] as const }, { disbursed: 72 * lakh, loans: 24 }, 0],
  ['under it', { ats: [3 * lakh + 1, null] as const }, { disbursed: 72 * lakh, loans: 24 }, null],
  ['over it', { ats: [null, 3 * lakh - 1] as const }, { disbursed: 72 * lakh, loans: 24 }, null],
  ['the average is rounded half-up', { ats: [null, 33] as const }, { disbursed: 100, loans: 3 }, 0],
  ['at the half', { ats: [51, 51] as const }, { disbursed: 101, loans: 2 }, 0],
  ['no loans, no average', { ats: [0, null] as const }, { disbursed: 0, loans: 0 }, null],
  ['no loans, no bound on the average', {}, { disbursed: 0, loans: 0 }, 0],
])('%s', (_, bounds, month, place) => {
  expect(pickRule([slab(bounds)], month)).toBe(place)
})

it('every bound must hold', () => {
  const rule = slab({ disbursed: [1, 100], loans: [2, 4], ats: [10, 40] })
  expect(pickRule([rule], { disbursed: 100, loans: 4 })).toBe(0)
  for (const month of [
    { disbursed: 101, loans: 4 },
    { disbursed: 100, loans: 1 },
    { disbursed: 100, loans: 2 },
  ])
    expect(pickRule([rule], month)).toBeNull()
})

it('the first in order wins and an inactive one is passed over', () => {
  const all = slab({})
  expect(pickRule([{ ...all, active: false }, all, all], { disbursed: 5, loans: 1 })).toBe(1)
  expect(pickRule([], { disbursed: 5, loans: 1 })).toBeNull()
})

it('agrees with the rule in plain words over any rules and months', () => {
  const inside = (value: number | null, [min, max]: readonly [number | null, number | null]): boolean =>
    (min === null && max === null) ||
    (value !== null && (min === null || min <= value) && (max === null || value <= max))
  fc.assert(
    fc.property(fc.array(someRule, { maxLength: 6 }), someMonth, (rules, month) => {
      const ats = averageTicket(month)
      const expected = rules.findIndex(
        ({ active, disbursed, loans, ats: average }) =>
          active &&
          inside(month.disbursed, [disbursed.min, disbursed.max]) &&
          inside(month.loans, [loans.min, loans.max]) &&
          inside(ats, [average.min, average.max]),
      )
      expect(pickRule(rules, month)).toBe(expected === -1 ? null : expected)
    }),
  )
})
