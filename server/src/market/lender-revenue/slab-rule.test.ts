import { describe, expect, it } from 'vitest'
import { slab } from './example-slabs.ts'
import { averageTicket, boundsHold, toSlabRule } from './slab-rule.ts'

it.each([
  [0, 0, null],
  [100, 0, null],
  [0, 3, 0],
  [100, 3, 33],
  // Half of a paisa is rounded up.
  [101, 2, 51],
  [5, 10, 1],
  [4, 10, 0],
])('%d paise in %d loans is %d a loan', (disbursed, loans, ticket) => {
  expect(averageTicket({ disbursed, loans })).toBe(ticket)
})

describe('the bounds of a rule, both ends inside', () => {
  it.each([
    [[100, 200], 99, false],
    [[100, 200], 100, true],
    [[100, 200], 200, true],
    [[100, 200], 201, false],
    [[null, 200], 0, true],
    [[100, null], 1_000_000, true],
    [[null, null], 0, true],
  ] as const)('%j of a sum of %d: %s', (disbursed, sum, holds) => {
    expect(boundsHold(slab({ disbursed }), { disbursed: sum, loans: 1 })).toBe(holds)
    expect(boundsHold(slab({ disbursed }), { disbursed: sum, loans: 1 }, 'disbursed')).toBe(true)
  })

  it.each([
    [[2, 3], 1, false],
    [[2, 3], 2, true],
    [[2, 3], 3, true],
    [[2, 3], 4, false],
    [[0, null], 0, true],
  ] as const)('%j of %d loans: %s', (loans, count, holds) => {
    expect(boundsHold(slab({ loans }), { disbursed: 500, loans: count })).toBe(holds)
    expect(boundsHold(slab({ loans }), { disbursed: 500, loans: count }, 'loans')).toBe(true)
    expect(boundsHold(slab({ loans }), { disbursed: 500, loans: count }, 'disbursed')).toBe(holds)
  })

  it('has an average in a month with loans alone', () => {
    const rule = slab({ ats: [50, 60] })
    expect(boundsHold(rule, { disbursed: 99, loans: 2 })).toBe(true)
    expect(boundsHold(rule, { disbursed: 98, loans: 2 })).toBe(false)
    expect(boundsHold(rule, { disbursed: 120, loans: 2 })).toBe(true)
    expect(boundsHold(rule, { disbursed: 121, loans: 2 })).toBe(false)
    expect(boundsHold(rule, { disbursed: 0, loans: 0 })).toBe(false)
    expect(boundsHold(slab({ ats: [0, null] }), { disbursed: 0, loans: 0 })).toBe(false)
    expect(boundsHold(slab({}), { disbursed: 0, loans: 0 })).toBe(true)
  })
})

const wire = {
  slab_disbursed_min: 1_00_000.5,
  slab_disbursed_max: null,
  slab_number_min: 2,
  slab_number_max: null,
  ats_min: null,
  ats_max: 50_000,
  revenue_type_id: 1,
  revenue_flat: 1_100.25,
  revenue_percent: 2.255,
  status: 1,
} as const

it('reads a rule of the wire: rupees as paise, percent as thousandths', () => {
  expect(toSlabRule(wire, 'graduated')).toEqual({
    active: true,
    pricing: 'graduated',
    disbursed: { min: 10_000_050, max: null },
    loans: { min: 2, max: null },
    ats: { min: null, max: 5_000_000 },
    flat: 110_025,
    percent: 2_255,
  })
})

it('takes what a rule leaves out for nothing', () => {
  expect(
    toSlabRule({ ...wire, revenue_flat: null, revenue_percent: null, status: 0 }, 'volume'),
  ).toMatchObject({
    active: false,
    pricing: 'volume',
    flat: 0,
    percent: 0,
  })
})
