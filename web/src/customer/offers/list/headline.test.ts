import type { Offer } from '@marketplace/contract/market/offers'
import { expect, test } from 'vitest'
import { headlineOf } from './headline.ts'

const offer = (rate_basis: Offer['rate_basis'], amount: number, emi: number, total_cost = amount): Offer =>
  ({ rate_basis, amount, emi, total_cost }) as Offer

const matched = [
  offer('firm', 200_000, 6_600, 238_000),
  offer('firm', 200_000, 6_452, 235_812.4),
  offer('up_to', 200_000, 6_000, 278_340),
  offer('firm', 100_000, 3_000, 199_999),
]

test('firm offers of the asked amount are counted, the others are the rest', () => {
  expect(headlineOf({ matched, amount: 200_000 })).toEqual({ kind: 'firm', count: 2, emi: 6_452, rest: 1 })
})

test('a lender where the application has ended offers nothing any more', () => {
  const refused = { ...offer('firm', 200_000, 5_000), applied_before: 1 as const }
  expect(headlineOf({ matched: [refused, ...matched], amount: 200_000 })).toEqual({
    kind: 'firm',
    count: 2,
    emi: 6_452,
    rest: 1,
  })
})

test('published figures alone are said to be published', () => {
  const published = matched.filter(({ rate_basis }) => rate_basis !== 'firm')
  expect(headlineOf({ matched: published, amount: 200_000 })).toEqual({
    kind: 'published',
    count: 1,
    emi: 6_000,
    rest: 0,
  })
})

test('nothing for this amount is nothing', () => {
  expect(headlineOf({ matched, amount: 5 })).toEqual({ kind: 'none', count: 0, emi: null, rest: 0 })
})
