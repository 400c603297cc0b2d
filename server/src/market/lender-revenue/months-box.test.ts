import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slab, someMonth, someRule } from './example-slabs.ts'
import { boxOf, everyMonth, holdsMonths, meetBoxes, subtract, type MonthsBox } from './months-box.ts'
import { averageTicket, boundsHold, type Month } from './slab-rule.ts'

const box = (change: Partial<MonthsBox>): MonthsBox => ({ ...everyMonth, ...change })
const holds = ({ disbursed, loans, ats }: MonthsBox, month: Month): boolean => {
  const ticket = averageTicket(month)
  const inside = (value: number, { lo, hi }: { lo: number; hi: number }) => value >= lo && value <= hi
  return (
    ticket !== null && inside(month.disbursed, disbursed) && inside(month.loans, loans) && inside(ticket, ats)
  )
}

describe('whether a box holds a month at all', () => {
  it.each([
    [{}, true],
    [{ disbursed: { lo: 200, hi: 199 } }, false],
    [{ disbursed: { lo: 200, hi: 200 } }, true],
    [{ loans: { lo: Infinity, hi: Infinity } }, false],
    // Three loans of 34 are at least 33.5 × 3 = 100.5 paise.
    [{ disbursed: { lo: 100, hi: 100 }, loans: { lo: 3, hi: 3 }, ats: { lo: 34, hi: 34 } }, false],
    [{ disbursed: { lo: 101, hi: 101 }, loans: { lo: 3, hi: 3 }, ats: { lo: 34, hi: 34 } }, true],
    [{ disbursed: { lo: 103, hi: 103 }, loans: { lo: 3, hi: 3 }, ats: { lo: 34, hi: 34 } }, true],
    // Just under 34.5 × 3 = 103.5.
    [{ disbursed: { lo: 104, hi: 104 }, loans: { lo: 3, hi: 3 }, ats: { lo: 34, hi: 34 } }, false],
    // An average of nothing: less than half a paisa a loan.
    [{ disbursed: { lo: 100, hi: 100 }, loans: { lo: 200, hi: 200 }, ats: { lo: 0, hi: 0 } }, false],
    [{ disbursed: { lo: 100, hi: 100 }, loans: { lo: 201, hi: 201 }, ats: { lo: 0, hi: 0 } }, true],
  ])('%j: %s', (change, is) => {
    expect(holdsMonths(box(change))).toBe(is)
  })
})

it('is the bounds of its rule, and no month without a loan or a rupee', () => {
  expect(boxOf(slab({}))).toEqual(everyMonth)
  expect(boxOf(slab({ disbursed: [0, 500], loans: [0, null], ats: [null, 60] }))).toEqual({
    disbursed: { lo: 100, hi: 500 },
    loans: { lo: 1, hi: Infinity },
    ats: { lo: 0, hi: 60 },
  })
  fc.assert(
    fc.property(someRule, someMonth, (rule, month) => {
      fc.pre(month.loans > 0)
      expect(holds(boxOf(rule), month)).toBe(boundsHold(rule, month))
    }),
  )
})

it('meets another where both hold', () => {
  fc.assert(
    fc.property(someRule, someRule, someMonth, (one, other, month) => {
      const both = holds(boxOf(one), month) && holds(boxOf(other), month)
      expect(holds(meetBoxes(boxOf(one), boxOf(other)), month)).toBe(both)
    }),
  )
})

it('without another it is boxes that hold each of its other months once', () => {
  fc.assert(
    fc.property(someRule, someRule, someMonth, (one, other, month) => {
      const [whole, cut] = [boxOf(one), boxOf(other)]
      const left = subtract(whole, cut).filter((part) => holds(part, month))
      expect(left).toHaveLength(holds(whole, month) && !holds(cut, month) ? 1 : 0)
    }),
  )
})

it('stays whole where the other takes nothing of it, and leaves nothing of itself', () => {
  const small = box({ loans: { lo: 1, hi: 2 } })
  expect(subtract(small, box({ loans: { lo: 3, hi: 4 } }))).toEqual([small])
  expect(subtract(small, everyMonth)).toEqual([])
})
