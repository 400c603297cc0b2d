import { LoanPage } from '@marketplace/contract/market/loan-pages'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { compileLenders } from '../../market/matching/compile-lenders.ts'
import { buildMarket as exampleMarket, buildOfferLender } from '../../market/matching/example-market.ts'
import { buildMarket } from '../../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { askedInSearch, loanPage, lowestAprs } from './loan-page.ts'

const today = '2026-11-20'
const indexOf = (lenders: readonly object[]) =>
  compileLenders(
    lenders.map((lender, at) =>
      buildOfferLender({ lender_id: at + 1, legal_name: `Lender ${at + 1}`, ...lender }),
    ),
    exampleMarket(),
  )

test('has the first prices, counts all, and knows the bounds of those that lend within those of the loan', () => {
  const page = loanPage(
    indexOf([
      ...Array.from({ length: 12 }, (_, at) => ({ representative_rate: 12 + at })),
      { amount_min: 1, amount_max: 900_000_000, tenure_min_months: 1, tenure_max_months: 240 },
    ]),
    'Personal Loans',
    today,
  )
  expect(LoanPage.parse(page)).toEqual(page)
  expect([page.lenders, page.prices.rows.length, page.prices.costs.length]).toEqual([13, 10, 13])
  expect(page.prices.counts.bank + page.prices.counts.nbfc).toBe(13)
  expect(page.prices.lowest_apr).toBe(page.prices.rows[0]?.apr)
  expect(page.lent).toEqual({ amount: { min: 1_000, max: 5_000_000 }, months: { min: 3, max: 96 } })
  expect([page.prices.amount, page.prices.tenure_months]).toEqual([200_000, 36])
})

test('a loan that nobody lends says so', () => {
  const page = loanPage(indexOf([]), 'Car', today)
  expect([page.lenders, page.lent, page.prices.rows]).toEqual([0, null, []])
})

test.each([
  ['', 200_000, 36],
  ['?amount=500000&tenure=60', 500_000, 60],
  ['?amount=999&tenure=97', 200_000, 36],
  ['?amount=5e5&tenure=-3', 200_000, 36],
  ['?amount=300000.5&tenure=12', 200_000, 12],
  ['?utm_source=x', 200_000, 36],
])('%s asks for %i over %i', (search, amount, tenure_months) => {
  expect(askedInSearch('Personal Loans', search)).toEqual({ amount, tenure_months })
})

test('the tiles have the lowest APR that is stated whole', () => {
  const directory = {
    indexOf: () => indexOf([{ representative_rate: 15 }, { representative_rate: 12 }]),
  }
  const products = [{ product_type: 'Personal Loans' }, { product_type: 'Credit Cards' }] as never
  const found = lowestAprs(directory, 1, products, today)
  const { prices } = loanPage(directory.indexOf(), 'Personal Loans', today)
  expect(found).toEqual([{ product_type: 'Personal Loans', apr: prices.rows[0]?.apr, lenders: 2 }])
  expect(lowestAprs({ indexOf: () => indexOf([]) }, 1, products, today)).toEqual([])
})

describe('GET /api/loan-page', () => {
  let running: TestApp
  const ask = (query: Record<string, string>) =>
    running.app.inject({ url: `/api/loan-page?${new URLSearchParams(query).toString()}` })
  beforeAll(async () => {
    running = await createTestApp()
    await buildMarket(running)
    // Lenders are kept in memory, and follow the database a moment later.
    await vi.waitFor(async () => {
      const { data } = (await ask({ product_type: 'Personal Loans' })).json<{ data: LoanPage }>()
      expect(data.lenders).toBeGreaterThan(0)
    })
  })
  afterAll(() => running.close())

  it('answers for the first amount and time where none is named', async () => {
    const { data } = (await ask({ product_type: 'Personal Loans' })).json<{ data: LoanPage }>()
    expect([data.prices.amount, data.prices.tenure_months]).toEqual([200_000, 36])
    const named = await ask({ product_type: 'Personal Loans', amount: '300000' })
    expect(named.json<{ data: LoanPage }>().data.prices.amount).toBe(300_000)
  })

  it('refuses what is no loan, and what is out of its bounds', async () => {
    expect((await ask({ product_type: 'Deals' })).statusCode).toBe(400)
    expect((await ask({ product_type: 'Personal Loans', amount: '19000000' })).statusCode).toBe(400)
    expect((await ask({ product_type: 'Personal Loans', tenure_months: '200' })).statusCode).toBe(400)
  })
})
