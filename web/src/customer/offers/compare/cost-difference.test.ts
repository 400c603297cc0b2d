import { expect, it } from 'vitest'
import type { Offer } from '@marketplace/contract/market/offers'
import { costDifference } from './cost-difference.ts'

const offer = (lender_name: string, total_cost: number, changes: Partial<Offer> = {}) => ({
  lender_name,
  total_cost,
  amount: 200_000,
  tenure_months: 36,
  rate_basis: 'firm' as const,
  ...changes,
})

it('the cheapest against the dearest', () => {
  expect(
    costDifference([offer('Konkan', 250_232), offer('Sahyadri', 235_812.4), offer('Samudra', 238_772)]),
  ).toEqual({ less: 'Sahyadri', more: 'Konkan', difference: 14_420, months: 36, isPublished: false })
})

it('says so where one of the two is published', () => {
  expect(
    costDifference([offer('A', 210_000), offer('B', 220_000, { rate_basis: 'up_to' })])?.isPublished,
  ).toBe(true)
})

it.each([
  ['nothing', []],
  ['another amount', [offer('A', 210_000), offer('B', 220_000, { amount: 100_000 })]],
  ['another time', [offer('A', 210_000), offer('B', 220_000, { tenure_months: 24 })]],
  ['the same cost', [offer('A', 210_000), offer('B', 210_000)]],
])('%s is no difference', (_name, offers) => {
  expect(costDifference(offers)).toBeNull()
})
