import { expect, it } from 'vitest'
import { buildMarket } from '../../market/matching/example-market.ts'
import { exampleOffers } from './example-offers.ts'

it('shows invented lenders in the order that every customer sees', () => {
  const { matched, unmatched, pending, snapshot_id } = exampleOffers(buildMarket(), '2026-11-22', 'en')
  expect(snapshot_id).toBeNull()
  expect(pending).toEqual([])
  expect(matched.map(({ lender_name }) => lender_name)).toEqual([
    'Sahyadri Bank',
    'Konkan Credit Private Limited',
    'Malabar Small Finance Bank',
  ])
  expect(matched.map(({ amount }) => amount)).toEqual([500_000, 500_000, 300_000])
  // One that says no, so that the preview shows how a no looks.
  expect(unmatched.map(({ lender_name, reasons }) => [lender_name, reasons[0]?.code])).toEqual([
    ['Nilgiri Finance', 'income_below_min'],
  ])
})
