import { describe, expect, it } from 'vitest'
import { exampleFor, examplePremium } from './example-premium.ts'

const at = (age: number | null, sum_insured: number, premium: number) => ({ age, sum_insured, premium })
const one = { premiums: [at(35, 300_000, 5_000), at(35, 500_000, 6_480), at(45, 500_000, 8_700)] }
const elder = { premiums: [at(70, 500_000, 31_000), at(60, 500_000, 23_000)] }
const shop = { premiums: [at(null, 1_000_000, 5_100), at(null, 500_000, 3_400)] }
const bare = { premiums: [] }

describe('the example of a list', () => {
  it.each([
    [[one, elder, { premiums: [at(60, 500_000, 1)] }, bare], { age: 35, sum_insured: 500_000 }],
    [[elder], { age: 60, sum_insured: 500_000 }],
    [[shop, bare], { age: null, sum_insured: 500_000 }],
    [[bare], null],
    [[], null],
  ])('%#', (plans, expected) => {
    expect(exampleFor(plans)).toEqual(expected)
  })
})

describe('the premium of a plan', () => {
  const usual = { age: 35, sum_insured: 500_000 }
  it.each([
    [one, 6_480],
    [elder, 23_000],
    [shop, 3_400],
  ])('%#', (plan, premium) => {
    expect(examplePremium(plan, usual)?.premium).toBe(premium)
  })

  it('is none without a table', () => {
    expect(examplePremium(bare, usual)).toBeNull()
  })
})
