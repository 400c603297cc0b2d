import type { Failure } from '@marketplace/contract/platform/answers'
import { OpenPrices } from '@marketplace/contract/market/open-prices'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { compileLenders } from '../../market/matching/compile-lenders.ts'
import { buildMarket as exampleMarket, buildOfferLender } from '../../market/matching/example-market.ts'
import { buildMarket } from '../../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { firstPricesOf, openPrices } from './open-prices.ts'

const today = '2026-11-20'
const indexOf = (lenders: readonly object[]) =>
  compileLenders(
    lenders.map((lender, at) =>
      buildOfferLender({ lender_id: at + 1, legal_name: `Lender ${at + 1}`, ...lender }),
    ),
    exampleMarket(),
  )

describe('openPrices', () => {
  it('has the stated figures of whoever lends the amount, whatever they ask of a person, in the published order', () => {
    const index = indexOf([
      { representative_rate: 15 },
      { representative_rate: 12, min_income: 90_000 },
      { amount_min: 400_000 },
      { tenure_max_months: 24 },
    ])
    const prices = openPrices(index, { amount: 200_000, tenure_months: 36 }, today)
    expect(OpenPrices.parse(prices)).toEqual(prices)
    expect(prices.rows.map(({ lender_id }) => lender_id)).toEqual([2, 1])
    expect(prices.costs).toHaveLength(2)
    expect(prices.costs[0]).toBe(Math.round((prices.rows[0]?.total_cost ?? 0) - 200_000))
  })

  it('says a cost and an APR that somebody states: a rate "from" counts where there is no other', () => {
    const ask = { amount: 200_000, tenure_months: 36 }
    const fromOnly = { representative_rate: null, rate_min: 8, rate_max: null, rate_from_only: 1 } as const
    const { rows, costs, counts, lowest_apr } = openPrices(
      indexOf([fromOnly, { representative_rate: 12 }]),
      ask,
      today,
    )
    expect(rows.map(({ rate_basis }) => rate_basis)).toEqual(['representative', 'from'])
    expect([costs, counts.bank + counts.nbfc]).toEqual([
      [Math.round((rows[0]?.total_cost ?? 0) - ask.amount)],
      2,
    ])
    expect(lowest_apr).toBe(rows[0]?.apr)
    expect(openPrices(indexOf([fromOnly]), ask, today).costs).toHaveLength(1)
  })

  it('shows the first five and counts all', () => {
    const index = indexOf(Array.from({ length: 8 }, (_, at) => ({ representative_rate: 12 + at })))
    const prices = openPrices(index, { amount: 200_000, tenure_months: 36 }, today)
    expect([prices.rows.length, prices.costs.length]).toEqual([5, 8])
    expect(openPrices(index, { amount: 200_000, tenure_months: 36 }, today, Infinity).rows).toHaveLength(8)
  })
})

test('the start shows the first loan of a brand that somebody lends, and nothing where there is none', () => {
  const directory = { indexOf: () => indexOf([]) }
  expect(firstPricesOf(directory, 1, [], today)).toBeNull()
  expect(
    firstPricesOf(directory, 1, [{ product_type: 'Credit Cards' }, { product_type: 'Car' }] as never, today),
  ).toBeNull()
  const lending = { indexOf: () => indexOf([{ tenure_max_months: 60 }]) }
  expect(firstPricesOf(lending, 1, [{ product_type: 'Car' }] as never, today)?.rows).toHaveLength(1)
})

describe('GET /api/open-prices', () => {
  let running: TestApp
  const ask = (query: Record<string, string>) =>
    running.app.inject({ url: `/api/open-prices?${new URLSearchParams(query).toString()}` })
  beforeAll(async () => {
    running = await createTestApp()
    await buildMarket(running)
    // Lenders are kept in memory, and follow the database a moment later.
    await vi.waitFor(async () => {
      const answer = await ask({ product_type: 'Personal Loans', amount: '200000', tenure_months: '36' })
      expect(answer.json<{ data: OpenPrices }>().data.rows.length).toBeGreaterThan(0)
    })
  })
  afterAll(() => running.close())
  it('answers to whoever asks', async () => {
    const answer = await ask({ product_type: 'Personal Loans', amount: '200000', tenure_months: '36' })
    expect(answer.statusCode, answer.body).toBe(200)
    const { data } = answer.json<{ data: OpenPrices }>()
    expect(data).toMatchObject({ product_type: 'Personal Loans', amount: 200_000, tenure_months: 36 })
    expect(data.rows.length).toBeGreaterThan(0)
    expect(data.costs).toEqual(data.costs.toSorted((a, b) => a - b))
  })

  test.each([
    [{ product_type: 'Credit Cards', amount: '200000', tenure_months: '36' }, 'product_type'],
    [{ product_type: 'Personal Loans', amount: '1', tenure_months: '36' }, 'amount'],
    [{ product_type: 'Personal Loans', amount: '200000.5', tenure_months: '36' }, 'amount'],
    [{ product_type: 'Personal Loans', amount: '80000', tenure_months: '300' }, 'tenure_months'],
  ])('%j is refused beside %s', async (query, field) => {
    const answer = await ask(query)
    expect([answer.statusCode, answer.json<Failure>().details?.map((fault) => fault.field)]).toEqual([
      400,
      [field],
    ])
  })
})
