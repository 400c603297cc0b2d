import { describe, expect, it } from 'vitest'
import { PlanPremiums, premiumsFromText, premiumsToText } from './plan-premiums.ts'

const table = [
  { age: 35, sum_insured: 500_000, premium: 6_480 },
  { age: null, sum_insured: 500_000, premium: 2_900 },
]

it('a table is typed in lines, and read back as it was', () => {
  expect(premiumsToText(table)).toBe('35 500000 6480\n- 500000 2900')
  expect(premiumsFromText(' 35  500000\t6480 \n\n- 500000 2900\n')).toEqual(table)
  expect(premiumsFromText('')).toEqual([])
})

describe('what is no table is refused', () => {
  it.each([
    '35 500000',
    '35 500000 6480 1',
    'x 500000 6480',
    '35 5,00,000 6480',
    '121 500000 6480',
    '35 500000 0',
  ])('%s', (text) => {
    expect(PlanPremiums.safeParse(premiumsFromText(text)).error?.issues[0]?.message).toBe('premiums_invalid')
  })

  it('the same age and sum twice', () => {
    expect(PlanPremiums.safeParse([table[0], { ...table[0], premium: 1 }]).success).toBe(false)
    expect(PlanPremiums.safeParse(table).success).toBe(true)
  })

  it('more than 60 lines', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, age) => ({ age, sum_insured: 500_000, premium: 6_480 }))
    expect(PlanPremiums.safeParse(lines(60)).success).toBe(true)
    expect(PlanPremiums.safeParse(lines(61)).error?.issues[0]?.message).toBe('premiums_invalid')
  })
})
