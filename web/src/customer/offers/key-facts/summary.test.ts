import { expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

const facts = {
  amount: 200_000,
  total_cost: 235_812.4,
  processing_fee: 3_540,
  net_disbursed: 196_460,
  foreclosure_percent: 4,
}

it('the parts make the whole', () => {
  const summary = summaryOf(facts)
  expect(summary).toEqual({
    total: 235_812,
    borrowed: 200_000,
    cost: 35_812,
    interest: 32_272,
    fee: 3_540,
    inHand: 196_460,
    closing: { kind: 'charged', percent: 4 },
  })
  expect(summary.borrowed + summary.cost).toBe(summary.total)
  expect(summary.interest + summary.fee).toBe(summary.cost)
})

it('a fee in paise leaves interest in paise', () => {
  expect(summaryOf({ ...facts, processing_fee: 3_541.97 })).toMatchObject({
    cost: 35_812,
    interest: 32_270.03,
  })
})

it.each([
  [null, { kind: 'unknown' }],
  [0, { kind: 'free' }],
  [2.5, { kind: 'charged', percent: 2.5 }],
])('closing early at %s', (foreclosure_percent, closing) => {
  expect(summaryOf({ ...facts, foreclosure_percent }).closing).toEqual(closing)
})
