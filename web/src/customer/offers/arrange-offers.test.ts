import type { MatchReason, Offer, UnmatchedLender } from '@marketplace/contract/market/offers'
import { expect, test } from 'vitest'
import { arrangeOffers, nearestLenders } from './arrange-offers.ts'

const offer = (position: number, amount: number, emi: number, total_cost: number): Offer => ({
  lender_id: position,
  lender_name: `Lender ${position}`,
  lender_kind: 'bank',
  amount_min: 10_000,
  amount_max: 1_000_000,
  amount,
  tenure_months_min: 6,
  tenure_months_max: 60,
  tenure_months: 36,
  rate_min: 12,
  rate_max: 18,
  rate: 14,
  rate_basis: 'representative',
  fee_basis: 'up_to',
  apr_bound: 'about',
  apr: 15,
  emi,
  processing_fee: 0,
  total_cost,
  penal_charges: '',
  penal_charges_hi: null,
  cooling_off_days: 3,
  kfs_url: 'https://lender.example.com/kfs',
  possible: 0,
  reasons: [],
  position,
  position_reason: 'lowest_apr',
})

const matched = [
  offer(3, 500_000, 17_000, 620_000),
  offer(1, 500_000, 17_500, 610_000),
  offer(2, 500_000, 17_000, 630_000),
  offer(5, 300_000, 9_000, 320_000),
  offer(4, 400_000, 12_000, 430_000),
]
const ids = (offers: readonly Offer[]): number[] => offers.map(({ lender_id }) => lender_id)

test.each([
  ['published', [1, 2, 3], [4, 5]],
  ['emi', [2, 3, 1], [4, 5]],
  ['total', [1, 3, 2], [4, 5]],
] as const)('by %s', (order, asked, other) => {
  const arranged = arrangeOffers({ matched, amount: 500_000 }, order)
  expect(ids(arranged.asked)).toEqual(asked)
  expect(ids(arranged.other)).toEqual(other)
})

const reason = (unlock?: string): MatchReason => ({
  code: 'income_below_min',
  needs: '',
  yours: '',
  text: '',
  ...(unlock !== undefined && { unlock }),
})
const lender = (lender_id: number, reasons: MatchReason[]): UnmatchedLender => ({
  lender_id,
  lender_name: `Lender ${lender_id}`,
  reasons,
})

test('the nearest lenders are those with the fewest checks, all of which can be met', () => {
  const unmatched = [
    lender(1, [reason('a'), reason('b')]),
    lender(2, [reason('a'), reason()]),
    lender(3, [reason('a')]),
    lender(4, [reason()]),
    lender(5, [reason('a')]),
    lender(6, []),
  ]
  expect(nearestLenders(unmatched, 5).map(({ lender_id }) => lender_id)).toEqual([3, 5, 1])
  expect(nearestLenders(unmatched, 1).map(({ lender_id }) => lender_id)).toEqual([3])
})
