import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import {
  readCardFilters,
  writeCardFilters,
  type CardFilters,
} from '@marketplace/contract/catalogue/card-filters'
import { describe, expect, it } from 'vitest'
import { filterCards, ordersFor } from './filter-cards.ts'

const card = (name: string, facts: Partial<CreditCard>): CreditCard => ({
  category_id: '3f2b8c1e-0000-4000-8000-000000000001',
  category_name: name,
  sort_order: 1,
  category_img_thumb: null,
  key_feature: null,
  annual_fee: '₹1',
  marketing_bullets: [],
  secured: 0,
  status: 1,
  issuer_name: 'Example Bank Limited',
  joining_fee: 0,
  annual_fee_amount: 0,
  fee_waiver: null,
  apr_percent: 42,
  kfs_url: null,
  deposit_min: null,
  income_min: null,
  benefits: [],
  ...facts,
})
const cards = [
  card('free', { sort_order: 5, benefits: ['upi'] }),
  card('five', { sort_order: 4, annual_fee_amount: 500, secured: 1, benefits: ['first_card'] }),
  card('six', { sort_order: 3, annual_fee_amount: 501, benefits: ['upi', 'travel'] }),
  card('thousand', { sort_order: 2, annual_fee_amount: 1_000 }),
  card('dear', { sort_order: 1, annual_fee_amount: 1_001 }),
  card('unknown', { sort_order: 0, annual_fee_amount: null, secured: 1 }),
]
const none: CardFilters = { fee: null, secured: null, benefit: null, order: null }
const names = (filters: Partial<CardFilters>) =>
  filterCards(cards, { ...none, ...filters }).map(({ category_name }) => category_name)

describe('the cards of a list', () => {
  it.each<[Partial<CardFilters>, string[]]>([
    [{}, ['unknown', 'dear', 'thousand', 'six', 'five', 'free']],
    [{ fee: '0' }, ['free']],
    [{ fee: '500' }, ['five', 'free']],
    [{ fee: '1000' }, ['thousand', 'six', 'five', 'free']],
    [{ fee: 'more' }, ['dear']],
    [{ secured: '1' }, ['unknown', 'five']],
    [{ secured: '0' }, ['dear', 'thousand', 'six', 'free']],
    [{ benefit: 'upi' }, ['six', 'free']],
    [{ benefit: 'fuel' }, []],
    [{ fee: '500', secured: '0', benefit: 'upi' }, ['free']],
  ])('%j are %j', (filters, expected) => {
    expect(names(filters)).toEqual(expected)
  })
})

describe('an order of the list', () => {
  const priced = [
    card('staff first', { sort_order: 1, annual_fee_amount: 999, apr_percent: 42 }),
    card('dear', { sort_order: 2, annual_fee_amount: 1_500, apr_percent: null, income_min: 35_000 }),
    card('free', { sort_order: 3, apr_percent: 44.4, income_min: 20_000 }),
    card('free too', { sort_order: 4, apr_percent: 42 }),
  ]
  it.each<[CardFilters['order'], string[]]>([
    [null, ['staff first', 'dear', 'free', 'free too']],
    ['fee', ['free', 'free too', 'staff first', 'dear']],
    ['apr', ['staff first', 'free too', 'free', 'dear']],
    ['income', ['free', 'dear', 'staff first', 'free too']],
  ])('%s', (order, expected) => {
    expect(filterCards(priced, { ...none, order }).map(({ category_name }) => category_name)).toEqual(
      expected,
    )
  })

  it('by a fact that no card states is not offered', () => {
    expect(ordersFor(priced)).toEqual(['fee', 'apr', 'income'])
    expect(ordersFor(cards)).toEqual(['fee', 'apr'])
  })
})

describe('the filters of an address', () => {
  it.each([
    ['', ''],
    ['benefit=travel&fee=0&secured=1', '?fee=0&secured=1&benefit=travel'],
    ['fee=&benefit=', ''],
    ['fee=0&fee=500', '?fee=0'],
    ['fee=17&secured=2&benefit=luck&utm_source=x', ''],
    ['fee=more&page=2', '?fee=more'],
    ['order=apr&benefit=upi', '?benefit=upi&order=apr'],
    ['order=pay', ''],
  ])('%j are written %j', (search, written) => {
    const filters = readCardFilters(new URLSearchParams(search))
    expect(writeCardFilters(filters)).toBe(written)
    expect(readCardFilters(new URLSearchParams(written))).toEqual(filters)
  })
})
