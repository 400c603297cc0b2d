import { expect, test } from 'vitest'
import type { OffRow } from './lender-availability.queries.ts'
import { planSwitch, type SwitchAsk } from './plan-switch.ts'

const noon = new Date('2026-11-20T06:30:00Z')
const later = new Date('2026-11-21T06:30:00Z')
const evenLater = new Date('2026-11-22T06:30:00Z')

const stored = (brand_id: number, change: Partial<OffRow> = {}): OffRow => ({
  lender_id: 1,
  brand_id,
  product_type: 'Personal Loans',
  reason: 'No stock',
  off_from: noon,
  off_until: null,
  switched_by: 'asha',
  switched_at: noon,
  ...change,
})
const ask = (change: Partial<SwitchAsk>): SwitchAsk => ({
  lender_id: 1,
  brand_ids: [1, 2],
  product_types: ['Personal Loans'],
  is_on: false,
  off_from: later,
  off_until: null,
  now: noon,
  ...change,
})
const pairs = (rows: readonly { brand_id: number; product_type: string }[]) =>
  rows.map(({ brand_id, product_type }) => `${brand_id} ${product_type}`)

test.each([
  ['off, where nothing is', {}, [], ['1 Personal Loans', '2 Personal Loans'], []],
  ['off, where one is already', {}, [stored(1)], ['2 Personal Loans'], []],
  [
    'off now, where it comes later',
    {},
    [stored(1, { off_from: evenLater })],
    ['1 Personal Loans', '2 Personal Loans'],
    [],
  ],
  [
    'off for good, where it would end',
    {},
    [stored(1, { off_until: evenLater })],
    ['1 Personal Loans', '2 Personal Loans'],
    [],
  ],
  [
    'off to an end, where it has none',
    { off_until: evenLater },
    [stored(1)],
    ['1 Personal Loans', '2 Personal Loans'],
    [],
  ],
  [
    'off to the same end',
    { off_until: evenLater, brand_ids: [1] },
    [stored(1, { off_until: evenLater })],
    [],
    [],
  ],
  ['on, where it is on', { is_on: true }, [], [], []],
  ['on, where one is off', { is_on: true }, [stored(2), stored(3)], [], ['2 Personal Loans']],
  [
    'on for one product of two',
    { is_on: true, brand_ids: [1] },
    [stored(1), stored(1, { product_type: 'Gold Loans' })],
    [],
    ['1 Personal Loans'],
  ],
  [
    'off for two products',
    { brand_ids: [1], product_types: ['Personal Loans', 'Gold Loans'] },
    [stored(1)],
    ['1 Gold Loans'],
    [],
  ],
] as const)('%s', (_, change, rows, off, on) => {
  const plan = planSwitch(ask(change), rows)
  expect([pairs(plan.off), pairs(plan.on)]).toEqual([off, on])
})

test.each([
  ['that is off now stays off until then', stored(1), noon],
  ['that comes later is set anew', stored(1, { off_from: evenLater }), later],
  ['that was to end before', stored(1, { off_until: later }), noon],
])('another span for a pair %s', (_, row, off_from) => {
  const plan = planSwitch(ask({ brand_ids: [1], off_until: new Date('2026-11-23T06:30:00Z') }), [row])
  expect(plan.off).toEqual([{ lender_id: 1, brand_id: 1, product_type: 'Personal Loans', off_from }])
})
