import { expect, it } from 'vitest'
import { Problem } from '../../platform/http/problem.ts'
import { buildMarket } from '../../market/matching/example-market.ts'
import { workOutGoldValue } from './work-out-gold-value.ts'

const { figures, gold_rate } = buildMarket()
const facts = { day: '2026-11-22', figures, gold_rate }
type Typed = Parameters<typeof workOutGoldValue>[0]
const typed: Typed = {
  weight_grams: 20,
  purity: '22',
  rate_per_gram: null,
  repayment: 'instalments',
  rate: 12,
  months: 12,
}
const workOut = (change: Partial<Typed>, known: typeof gold_rate = gold_rate) =>
  workOutGoldValue({ ...typed, ...change }, { ...facts, gold_rate: known })

// domain.md 6.6: weight × purity × rate, and the steps of the law: 85 % to 2,50,000, 80 % to 5,00,000, else 75 %.
it.each([
  ['24', 20, 240_000, 204_000],
  ['22', 20, 220_000, 187_000],
  ['20', 20, 200_000, 170_000],
  ['18', 20, 180_000, 153_000],
  ['22', 40, 440_000, 352_000],
  ['22', 100, 1_100_000, 825_000],
] as const)('%s carat, %d grams: worth %d, %d to lend', (purity, weight_grams, value, amount) => {
  expect(workOut({ purity, weight_grams })).toMatchObject({
    as_on: '2026-11-22',
    rate_per_gram: 12_000,
    rate: gold_rate,
    value,
    amount,
    at_end: null,
  })
})

it('tells what each step would lend', () => {
  expect(workOut({ weight_grams: 40 }).tiers).toEqual([
    { percent: 85, up_to: 250_000, amount: 250_000 },
    { percent: 80, up_to: 500_000, amount: 352_000 },
    { percent: 75, up_to: null, amount: 330_000 },
  ])
})

it('goes by a rate that was typed, and then names no day’s', () => {
  expect(workOut({ rate_per_gram: 10_000.5, purity: '24' })).toMatchObject({
    rate_per_gram: 10_000.5,
    rate: null,
    value: 200_010,
  })
  expect(workOut({ rate_per_gram: 10_000, purity: '24' }, null).value).toBe(200_000)
})

it('asks for the rate where none is known', () => {
  const ask = () => workOut({}, null)
  expect(ask).toThrow(Problem)
  expect(ask).toThrow(
    expect.objectContaining({ details: [{ field: 'rate_per_gram', key: 'field_required' }] }),
  )
})

it('keeps what is owed at the end within the law', () => {
  const { amount, at_end } = workOut({ repayment: 'at_end' })
  // 187000 is the most; with 12 % of a year on it, 166964 is the last that stays within.
  expect(amount).toBe(166_964)
  expect(at_end).toEqual({ months: 12, interest: 20_035.68, total: 186_999.68 })
  expect(workOut({ repayment: 'at_end', rate: 0 }).at_end).toEqual({
    months: 12,
    interest: 0,
    total: 187_000,
  })
})
