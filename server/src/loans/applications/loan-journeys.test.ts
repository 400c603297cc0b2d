import { randomUUID } from 'node:crypto'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { Offers } from '@marketplace/contract/market/offers'
import type { ProfilePatch } from '@marketplace/contract/customers/profiles'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { shareVersions } from '../../../seeds/reference/share-consent-texts.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { completeDetails } from '../../testing/builders/build-profile.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let gold: { lender_id: number }
let strict: { lender_id: number }
beforeAll(async () => {
  test = await createTestApp()
  gold = await buildLender(test.db, { slug: 'gold-one', product_type: 'Gold Loans' })
  await buildLender(test.db, { slug: 'gold-big', product_type: 'Gold Loans', amount_min: 250_000 })
  await buildLender(test.db, { slug: 'business-one', product_type: 'Business Loans' })
  await buildLender(test.db, {
    slug: 'home-one',
    product_type: 'Affordable Housing Loan',
    max_ltv_percent: 40,
    amount_max: 5_000_000,
    tenure_max_months: 300,
  })
  await test.db.run(sql`insert into gold_rate (day, rupees_per_gram_24k, source)
    values ('2026-11-18', 12000, 'example'), ('2026-11-22', 13000, 'example')`)
  strict = await buildLender(test.db, {
    slug: 'business-strict',
    product_type: 'Business Loans',
    min_turnover: 6,
    min_business_years: 5,
    needs_registration: 1,
  })
  await known(strict.lender_id)
})
afterAll(() => test.close())

const known = (lender_id: number): Promise<void> =>
  vi.waitFor(() => expect(test.services.lenders().find(lender_id)).not.toBeNull(), 5_000)

const send = (customer: SignedInCustomer, url: string, payload?: object) =>
  test.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: { ...customer.headers, 'idempotency-key': randomUUID() },
    ...(payload !== undefined && { payload }),
  })

/** A customer with complete details and an open application of a product, whether its journey is open to brands or not. */
const openLoan = async (product: LoanProduct, details: ProfilePatch = {}) => {
  const customer = await buildCustomer(test.services)
  const saved = await send(customer, `/api/user/${customer.user_id}`, completeDetails(product, details))
  expect(saved.statusCode, saved.body).toBe(200)
  const app_id = randomUUID()
  await test.db.run(sql`insert into application (app_id, user_id, brand_id, product_type)
    values (${app_id}, ${customer.user_id}, 1, ${product})`)
  const offers = async (ask: { amount?: number; tenure_months?: number } = {}): Promise<Offers> => {
    const answer = await send(customer, `/api/applications/${app_id}/offers`, ask)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ data: Offers }>().data
  }
  return { customer, app_id, offers }
}

describe('offers of a secured loan', () => {
  it('value gold by the rate of the day or the latest before it, and lend what the law allows', async () => {
    // 20.5 g of 22 carat at 12,000 are worth 2,25,500, of which 85 % are 1,91,675.
    const { offers } = await openLoan('Gold Loans', { se_loan_amount: null })
    const shown = await offers()
    expect(shown).toMatchObject({
      amount: 191_675,
      tenure_months: 12,
      security: {
        value: 225_500,
        gold_rate: {
          day: '2026-11-18',
          rupees_per_gram_24k: 12_000,
          source: 'example',
          basis: 'close',
          average_of: 1,
          is_old: 0,
        },
      },
    })
    expect(shown.matched).toMatchObject([{ lender_name: 'gold-one Limited', amount: 191_675, possible: 0 }])
    expect(shown.unmatched).toMatchObject([
      { lender_name: 'gold-big Limited', reasons: [{ code: 'security_value' }] },
    ])
    const more = await offers({ amount: 1_000_000 })
    expect(more.matched).toMatchObject([{ amount: 191_675, amount_max: 191_675 }])
  })

  it('go by the gold again once an amount for it is taken back', async () => {
    const { customer, app_id, offers } = await openLoan('Gold Loans', { se_loan_amount: 50_000 })
    const ask = (amount: { amount?: number } = {}) =>
      send(customer, '/api/applications', { product_type: 'Gold Loans', ...amount })
    expect((await ask({ amount: 60_000 })).json()).toEqual({ success: true, app_id })
    // While the details tell an amount, the one asked for last stands.
    expect((await ask()).json()).toEqual({ success: true, app_id })
    expect((await offers()).amount).toBe(60_000)
    await send(customer, `/api/user/${customer.user_id}`, { is_editing: 1, se_loan_amount: null })
    expect((await ask()).json()).toEqual({ success: true, app_id })
    expect((await offers()).amount).toBe(191_675)
  })

  it('keep the amount asked for a car, whose details tell none', async () => {
    const { customer, app_id, offers } = await openLoan('Car', { se_loan_amount: null })
    for (const amount of [{ amount: 300_000 }, {}]) {
      const asked = await send(customer, '/api/applications', { product_type: 'Car', ...amount })
      expect(asked.json()).toEqual({ success: true, app_id })
    }
    expect((await offers()).amount).toBe(300_000)
  })

  it('follow a rate that is entered for the day before', async () => {
    const { offers } = await openLoan('Gold Loans')
    const admin = await buildStaff(test.services, 1)
    const rate = { day: '2026-11-19', rupees_per_gram_24k: 12_600.5, source: 'ibja' }
    expect((await callsOf(test.app, admin).post('/api/gold-rates', rate)).statusCode).toBe(200)
    await vi.waitFor(
      async () =>
        expect((await offers()).security).toEqual({
          // The average of 12,000 and 12,600.50 is lower than the last close.
          value: 231_142,
          gold_rate: { ...rate, rupees_per_gram_24k: 12_300.25, basis: 'average', average_of: 2, is_old: 0 },
        }),
      5_000,
    )
  })

  it('lend no more on a home than the lender’s share of its value', async () => {
    const { offers } = await openLoan('Affordable Housing Loan', { se_loan_amount: 1_500_000 })
    expect(await offers()).toMatchObject({
      amount: 1_500_000,
      tenure_months: 240,
      security: { value: 2_000_000 },
      matched: [{ amount: 800_000, amount_max: 800_000, tenure_months: 240 }],
    })
  })
})

describe('offers to a business', () => {
  it('say what turnover, age and registration a lender wants', async () => {
    const { offers } = await openLoan('Business Loans', { business_registration_type: 7, gstin: null })
    const { matched, unmatched } = await offers()
    expect(matched.map(({ lender_name }) => lender_name)).toEqual(['business-one Limited'])
    expect(unmatched).toMatchObject([
      {
        lender_id: strict.lender_id,
        reasons: [
          { code: 'turnover_below_min', yours: '₹50,00,001–₹1,00,00,000' },
          { code: 'business_years_below_min', needs: '5 years in business or more', yours: '3–5 years' },
          { code: 'registration_needed' },
        ],
      },
    ])
  })
})

describe('what is asked for', () => {
  it.each([
    ['amount=10000001', 'amount', 'This loan can be from ₹1,000 to ₹1,00,00,000'],
    ['tenure_months=37', 'tenure_months', 'This loan can run from 1 to 36 months'],
  ])('of gold by %s is refused with the bounds', async (query, field, message) => {
    const { customer, app_id } = await openLoan('Gold Loans')
    for (const path of [`offers?${query}`, `key-facts/${gold.lender_id}?${query}`]) {
      const answer = await send(customer, `/api/applications/${app_id}/${path}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid_request', details: [{ field, message }] })
    }
  })

  it('of a personal loan is refused beyond its own bounds, in the reader’s language', async () => {
    const customer = await buildCustomer(test.services)
    await send(customer, `/api/user/${customer.user_id}`, completeDetails('Personal Loans'))
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/applications',
      headers: { ...customer.headers, 'accept-language': 'hi' },
      payload: { product_type: 'Personal Loans', amount: 6_000_000 },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      details: [{ field: 'amount', message: 'यह लोन ₹1,000 से ₹50,00,000 तक का मिल सकता है' }],
    })
  })
})

describe('an application', () => {
  it('cannot be opened for a product whose journey is not open', async () => {
    const customer = await buildCustomer(test.services)
    await send(customer, `/api/user/${customer.user_id}`, completeDetails('Gold Loans'))
    const answer = await send(customer, '/api/applications', { product_type: 'Gold Loans' })
    expect(answer.json()).toMatchObject({ code: 'product_not_available' })
  })

  it('goes to a lender by the flag of its own product', async () => {
    const { customer, app_id, offers } = await openLoan('Gold Loans')
    const { snapshot_id } = await offers()
    const body = { lender_id: gold.lender_id, snapshot_id, consent_version: shareVersions['Gold Loans'] }
    const apply = () => send(customer, `/api/applications/${app_id}/apply`, body)
    const completedAlone = (product: string) =>
      test.db
        .run(sql`with gone as (delete from customer_product where user_id = ${customer.user_id} and product_type <> ${product})
        insert into customer_product (user_id, product_type, completed_at) values (${customer.user_id}, ${product}, now())
        on conflict (user_id, product_type) do nothing`)
    await completedAlone('Personal Loans')
    expect((await apply()).json()).toMatchObject({ code: 'profile_incomplete' })
    await completedAlone('Gold Loans')
    const applied = await apply()
    expect(applied.json()).toMatchObject({ success: true, redirect: 'lenders-transaction/gold-one' })
  })
})

describe('where gold and housing go on', () => {
  const calls = { 'Gold Loans': 'gold-loans', 'Affordable Housing Loan': 'housing-loan' } as const
  const route = (product: keyof typeof calls, customer: SignedInCustomer, app_id: string) =>
    send(customer, `/api/${calls[product]}/${app_id}`, {})

  it('is the offers, then the lender that was chosen, and the details once some are missing', async () => {
    const { customer, app_id, offers } = await openLoan('Gold Loans')
    const here = async () => (await route('Gold Loans', customer, app_id)).json<unknown>()
    expect(await here()).toEqual({ success: true, redirect: 'offers' })
    const { snapshot_id } = await offers()
    const body = { lender_id: gold.lender_id, snapshot_id, consent_version: shareVersions['Gold Loans'] }
    await send(customer, `/api/applications/${app_id}/apply`, body)
    expect(await here()).toEqual({ success: true, redirect: 'lenders-transaction/gold-one' })
    await send(customer, `/api/user/${customer.user_id}`, { is_editing: 1, gold_purity: null })
    expect(await here()).toEqual({ success: true, redirect: 'user-detail/gold-loan' })
  })

  it('is the housing details for a home whose value is not told any more', async () => {
    const { customer, app_id } = await openLoan('Affordable Housing Loan')
    await send(customer, `/api/user/${customer.user_id}`, { is_editing: 1, property_value: null })
    expect((await route('Affordable Housing Loan', customer, app_id)).json()).toEqual({
      success: true,
      redirect: 'user-detail/affordable-housing-loan',
    })
  })

  it('is not told of another’s application, of another product’s, of none, and of no id', async () => {
    const { customer, app_id } = await openLoan('Gold Loans')
    const other = await buildCustomer(test.services)
    expect((await route('Gold Loans', other, app_id)).statusCode).toBe(404)
    expect((await route('Affordable Housing Loan', customer, app_id)).statusCode).toBe(404)
    expect((await route('Gold Loans', customer, randomUUID())).statusCode).toBe(404)
    expect((await route('Gold Loans', customer, 'gold')).statusCode).toBe(400)
    const answer = await test.app.inject({ method: 'POST', url: `/api/gold-loans/${app_id}` })
    expect(answer.statusCode).toBe(401)
  })
})
