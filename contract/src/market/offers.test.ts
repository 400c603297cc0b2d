import { describe, expect, it } from 'vitest'
import { askOffers, getKeyFacts, matchChecks, readOffers } from './offers.ts'
import { takes } from '../testing/problem-of.ts'

describe.each([
  ['offers', readOffers.query],
  ['key facts', getKeyFacts.query],
])('what %s are asked for', (_, query) => {
  it.each([
    [{}, true],
    [{ amount: '1000', tenure_months: '1' }, true],
    [{ amount: '20000000', tenure_months: '360' }, true],
    [{ amount: '100001' }, true],
    // Odd and even alike.
    [{ tenure_months: '13' }, true],
    [{ tenure_months: '14' }, true],
    [{ amount: '999' }, false],
    [{ amount: '20000001' }, false],
    [{ amount: '1000.5' }, false],
    [{ tenure_months: '0' }, false],
    [{ tenure_months: '361' }, false],
    [{ tenure_months: '12.5' }, false],
    [{ amount: 'much' }, false],
  ])('%j: %s', (value, is) => {
    expect(takes(query, value)).toBe(is)
  })
})

it.each([
  ['1', true],
  ['7', true],
  ['0', false],
  ['1.5', false],
  ['x', false],
])('key facts of lender %s: %s', (lender_id, is) => {
  expect(takes(getKeyFacts.params, { app_id: '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f', lender_id })).toBe(is)
})

it('names each check once', () => {
  expect(new Set(matchChecks).size).toBe(matchChecks.length)
})

it.each([
  [{}, true],
  [{ amount: 1_000, tenure_months: 1 }, true],
  [{ amount: 100_001, tenure_months: 37 }, true],
  [{ amount: 999 }, false],
  [{ amount: 1_000.5 }, false],
  [{ tenure_months: 0 }, false],
  [{ tenure_months: 12.5 }, false],
  [{ amount: '1000' }, false],
])('%j can be asked for: %s', (body, isTaken) => {
  expect(askOffers.body.safeParse(body).success).toBe(isTaken)
})
