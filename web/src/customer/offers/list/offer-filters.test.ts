import type { Offer } from '@marketplace/contract/market/offers'
import { lenderKinds } from '@marketplace/contract/market/lender-kinds'
import { expect, test } from 'vitest'
import { chipsOf, filterOffers } from './offer-filters.ts'

const offer = (changes: Partial<Offer>): Offer =>
  ({ rate_basis: 'firm', possible: 0, lender_kind: 'bank', processing_fee: 100, ...changes }) as Offer

const offers = [
  offer({}),
  offer({ rate_basis: 'up_to', lender_kind: 'nbfc', possible: 1 }),
  offer({ rate_basis: 'from', lender_kind: 'small_finance_bank', processing_fee: 0 }),
]

test('each chip leaves its own, in the order they stand', () => {
  expect(filterOffers(offers, 'all')).toEqual(offers)
  expect(filterOffers(offers, 'firm')).toEqual([offers[0]])
  expect(filterOffers(offers, 'published')).toEqual([offers[1], offers[2]])
  expect(filterOffers(offers, 'bank')).toEqual([offers[0], offers[2]])
  expect(filterOffers(offers, 'nbfc')).toEqual([offers[1]])
  expect(filterOffers(offers, 'one_answer')).toEqual([offers[1]])
  expect(filterOffers(offers, 'no_fee')).toEqual([offers[2]])
})

test('every kind of lender is a bank or an NBFC', () => {
  const kindsOf = (filter: 'bank' | 'nbfc') =>
    filterOffers(
      lenderKinds.map((lender_kind) => offer({ lender_kind })),
      filter,
    ).map(({ lender_kind }) => lender_kind)
  expect(kindsOf('bank')).toEqual(['bank', 'small_finance_bank', 'regional_rural_bank', 'cooperative_bank'])
  expect(kindsOf('nbfc')).toEqual(lenderKinds.slice(4))
})

test('a chip that would leave all or nothing is not offered, unless it is the chosen one', () => {
  expect(chipsOf([offers[0] ?? offer({})], 'all')).toEqual([{ filter: 'all', count: 1 }])
  expect(chipsOf([offers[0] ?? offer({})], 'nbfc')).toEqual([
    { filter: 'all', count: 1 },
    { filter: 'nbfc', count: 0 },
  ])
  expect(chipsOf(offers, 'all').map(({ filter, count }) => `${filter} ${count}`)).toEqual([
    'all 3',
    'firm 1',
    'published 2',
    'one_answer 1',
    'bank 2',
    'nbfc 1',
    'no_fee 1',
  ])
})
