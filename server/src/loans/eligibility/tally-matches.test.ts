import { expect, it } from 'vitest'
import { buildApplicant, buildMarket, buildOfferLender } from '../../market/matching/example-market.ts'
import {
  countCustomer,
  countPerson,
  emptyCustomers,
  emptyTally,
  tallyApplicant,
  tryMarket,
} from './tally-matches.ts'

it.each([
  [true, true, { before: 1, after: 1, gained: 0, lost: 0 }],
  [true, false, { before: 1, after: 0, gained: 0, lost: 1 }],
  [false, true, { before: 0, after: 1, gained: 1, lost: 0 }],
  [false, false, { before: 0, after: 0, gained: 0, lost: 0 }],
])('somebody who matched: %s, and matches: %s', (before, after, counted) => {
  const tally = emptyTally()
  countPerson(tally, before, after)
  expect(tally).toEqual(counted)
})

it.each([
  [true, false, { gaining: 1, losing: 0, both: 0, same: 0 }],
  [false, true, { gaining: 0, losing: 1, both: 0, same: 0 }],
  [true, true, { gaining: 0, losing: 0, both: 1, same: 0 }],
  [false, false, { gaining: 0, losing: 0, both: 0, same: 1 }],
])('a customer who gains a lender: %s, and loses one: %s', (gains, loses, counted) => {
  const tally = emptyCustomers()
  countCustomer(tally, gains, loses)
  expect(tally).toEqual(counted)
})

const lender = (lender_id: number, min_income: number | null) => buildOfferLender({ lender_id, min_income })
const today = '2026-11-20'

it.each([
  [
    'the changed one takes them no more',
    [lender(1, 50_000)],
    [lender(1, 70_000)],
    [[1, 0, 0, 1]],
    true,
    false,
  ],
  ['the changed one takes them now', [lender(1, 70_000)], [lender(1, 50_000)], [[0, 1, 1, 0]], false, true],
  [
    'another one stays',
    [lender(1, 50_000), lender(2, null)],
    [lender(1, 70_000)],
    [[1, 0, 0, 1]],
    true,
    true,
  ],
  [
    'two change, each counted in its own place',
    [lender(1, 50_000), lender(2, 90_000)],
    [lender(2, 10_000), lender(1, 90_000)],
    [
      [0, 1, 1, 0],
      [1, 0, 0, 1],
    ],
    true,
    true,
  ],
  ['nobody takes them', [lender(1, 70_000)], [lender(1, 80_000)], [[0, 0, 0, 0]], false, false],
] as const)('%s', (_, lenders, changed, counts, before, after) => {
  const market = tryMarket(lenders, changed, buildMarket())
  const tallies = changed.map(emptyTally)
  const found = tallyApplicant(market, buildApplicant({ monthly_income: 60_000 }), today, tallies)
  expect(tallies.map((tally) => Object.values(tally))).toEqual(counts)
  expect(found).toEqual({
    before,
    after,
    gains: tallies.some(({ gained }) => gained > 0),
    loses: tallies.some(({ lost }) => lost > 0),
  })
})
