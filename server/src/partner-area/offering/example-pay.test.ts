import { expect, test } from 'vitest'
import type { SlabRule } from '../../market/lender-revenue/slab-rule.ts'
import { examplePay } from './example-pay.ts'

const open = { min: null, max: null }
const rule = (percent: number, flat: number, disbursed: SlabRule['disbursed'] = open): SlabRule => ({
  active: true,
  pricing: 'volume',
  disbursed,
  loans: open,
  ats: open,
  flat,
  percent,
})
const terms = { revenue_percent: 40, revenue_flat_fee: 250 }
const quiet = { month: '2026-10', before: { disbursed: 0, loans: 0 } }
const busy = { month: '2026-10', before: { disbursed: 60_00_000_00, loans: 30 } }

test('a percentage of the loan, of it our share, and the flat fee', () => {
  expect(examplePay([rule(2_000, 0)], terms, 2_00_000, quiet)).toEqual({
    loan: 2_00_000,
    other_loans: 0,
    month: '2026-10',
    rule: '2 % for any month',
    commission: 4_000,
    percent_share: 1_600,
    flat_share: 250,
    own: 1_850,
  })
})

test('the slab is that of the month, with the loan in it', () => {
  const slabs = [
    rule(1_000, 0, { min: null, max: 50_00_000_00 }),
    rule(2_500, 0, { min: 50_00_000_01, max: null }),
  ]
  expect(examplePay(slabs, terms, 2_00_000, quiet)).toMatchObject({ commission: 2_000, own: 1_050 })
  expect(examplePay(slabs, terms, 2_00_000, busy)).toMatchObject({
    commission: 5_000,
    own: 2_250,
    other_loans: 30,
  })
})

test('a flat fee of the lender is a loan’s own', () => {
  expect(examplePay([rule(0, 1_100_00)], terms, 90_000, busy)).toMatchObject({
    commission: 1_100,
    percent_share: 440,
  })
})

test.each([
  ['nothing is agreed', [rule(2_000, 0)], null],
  ['the lender has no rule', [], terms],
  ['no rule takes such a month', [rule(2_000, 0, { min: 99_00_000_00, max: null })], terms],
  ['the rule is off', [{ ...rule(2_000, 0), active: false }], terms],
])('nothing where %s', (_, rules, agreed) => {
  expect(examplePay(rules, agreed, 2_00_000, quiet)).toBeNull()
})
