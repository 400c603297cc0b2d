import type { Failure } from '@marketplace/contract/platform/answers'
import { OpenMatch } from '@marketplace/contract/loans/open-match'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { compileLenders } from '../../market/matching/compile-lenders.ts'
import { buildMarket as exampleMarket, buildOfferLender } from '../../market/matching/example-market.ts'
import { buildMarket } from '../../testing/builders/build-world.ts'
import { readEverything } from '../../testing/read-everything.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openMatch, type OpenMatchAsk } from './open-match.ts'

const today = '2026-11-20'
const index = (lenders: readonly object[]) =>
  compileLenders(
    lenders.map((lender, at) =>
      buildOfferLender({ lender_id: at + 1, legal_name: `Lender ${at + 1}`, ...lender }),
    ),
    exampleMarket(),
  )
const ask: OpenMatchAsk = { answers: {}, amount: 200_000, tenure_months: 36 }
const match = (lenders: readonly object[], answers: OpenMatchAsk['answers'] = {}) => {
  const found = openMatch(index(lenders), { ...ask, answers }, [], today)
  expect(OpenMatch.parse(found)).toEqual(found)
  return found
}

describe('openMatch', () => {
  const lenders = [
    { representative_rate: 15 },
    { representative_rate: 12, min_income: 50_000 },
    { representative_rate: 11, credit_score_class: 4 },
    { representative_rate: 10, amount_min: 400_000 },
  ]

  it('counts whoever nothing speaks against, apart from those that wait for the score and those of another amount', () => {
    expect(match(lenders)).toMatchObject({
      amount: 200_000,
      tenure_months: 36,
      matching: 2,
      waiting_for_score: 1,
      other_amount: 1,
      first: ['Lender 2', 'Lender 1'],
    })
  })

  it('an income below what a lender wants takes it out, the lowest figures are of those that are left', () => {
    const found = match(lenders, { monthly_income: 42_000 })
    expect(found).toMatchObject({ matching: 1, waiting_for_score: 1, first: ['Lender 1'] })
    expect(found.lowest).toMatchObject({ lender_name: 'Lender 1', rate_basis: 'representative' })
  })

  it('names no rate "from" as the lowest beside one that everybody pays, and one alone as what it is', () => {
    const teaser = { representative_rate: null, rate_min: 8, rate_max: null }
    expect(match([{ representative_rate: 15 }, teaser]).lowest).toMatchObject({ lender_name: 'Lender 1' })
    expect(match([teaser]).lowest).toMatchObject({ rate_basis: 'from' })
  })

  test.each([
    [5, 3, 0],
    [3, 2, 0],
  ])('a score of class %d: %d match, %d wait', (credit_score_class, matching, waiting_for_score) => {
    expect(match(lenders, { credit_score_class })).toMatchObject({ matching, waiting_for_score })
  })

  it('names four at the most, and nothing where nobody is left', () => {
    expect(match(Array.from({ length: 6 }, () => ({}))).first).toHaveLength(4)
    expect(match(lenders, { employment_status_code: 7 })).toMatchObject({
      matching: 0,
      lowest: null,
      first: [],
    })
  })
})

describe('POST /api/open-match', () => {
  let running: TestApp
  const send = (changes: object = {}) =>
    running.app.inject({
      method: 'POST',
      url: '/api/open-match',
      payload: { product_type: 'Personal Loans', ...ask, ...changes },
    })
  beforeAll(async () => {
    running = await createTestApp()
    await buildMarket(running)
    // Lenders are kept in memory, and follow the database a moment later.
    await vi.waitFor(async () => {
      expect((await send()).json<{ data: OpenMatch }>().data.matching).toBeGreaterThan(0)
    })
  })
  afterAll(() => running.close())

  it('answers to whoever asks', async () => {
    const answers = { birth_date: '1994-08-14', monthly_income: 42_000, emi: 0, postal_code: '226001' }
    const answer = await send({ answers })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json<{ data: OpenMatch }>().data).toMatchObject({
      product_type: 'Personal Loans',
      amount: 200_000,
      tenure_months: 36,
    })
  })

  test.each([
    [{ product_type: 'Credit Cards' }, 400, 'invalid_request', 'product_type'],
    [{ amount: 9_000_000 }, 400, 'invalid_request', 'amount'],
    [{ tenure_months: 300 }, 400, 'invalid_request', 'tenure_months'],
    [{ answers: { first_name: 'Asha' } }, 400, 'unknown_field', 'first_name'],
    [{ answers: { birth_date: '2020-01-01' } }, 422, 'age_out_of_range', 'birth_date'],
    [{ answers: { birth_date: '2999-01-01' } }, 400, 'invalid_request', 'birth_date'],
  ])('%j is refused: %d %s beside %s', async (changes, status, code, field) => {
    const answer = await send(changes)
    const { code: said, details } = answer.json<Failure>()
    expect([answer.statusCode, said, details?.map((fault) => fault.field)]).toEqual([status, code, [field]])
  })

  it('leaves no row changed', async () => {
    const before = await readEverything(running)
    expect((await send({ answers: { monthly_income: 42_421 } })).statusCode).toBe(200)
    expect(await readEverything(running)).toEqual(before)
  })
})
