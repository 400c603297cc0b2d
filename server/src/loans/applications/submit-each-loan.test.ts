import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Offers } from '@marketplace/contract/market/offers'
import { loanProducts, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { shareVersions } from '../../../seeds/reference/share-consent-texts.ts'
import { EligibilityAsk, LenderSubmission } from '../../market/connectors/lender-protocol.ts'
import { sql } from '../../platform/db/sql.ts'
import { jobs } from '../../app/modules.ts'
import { runWorker } from '../../platform/jobs/run-worker.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { completeDetails } from '../../testing/builders/build-profile.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** An API lender that lends to everybody and remembers what it was sent, byte for byte. */
const heard: { path: string; body: unknown }[] = []
let lender: Server
let test: TestApp
let worker: { stop(): Promise<void> }
const idOf = new Map<LoanProduct, number>()

const slugOf = (product: LoanProduct): string => `api-${product.toLowerCase().replaceAll(' ', '-')}`

beforeAll(async () => {
  lender = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      const path = request.url ?? ''
      heard.push({ path, body: JSON.parse(body) })
      const answer = path.endsWith('/eligibility')
        ? { eligible: true, rate: 12.5, amount_max: 900_000 }
        : { lender_application_id: 'L-1' }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => {
    lender.listen(0, '127.0.0.1', resolve)
  })
  const base = `http://127.0.0.1:${(lender.address() as AddressInfo).port}`
  const variables: Record<string, string> = {}
  for (const product of loanProducts) {
    const name = slugOf(product).toUpperCase().replaceAll('-', '_')
    variables[`LENDER_${name}_URL`] = `${base}/${slugOf(product)}`
    variables[`LENDER_${name}_SECRET`] = 'a secret of this test alone'
  }
  test = await createTestApp({ variables })
  await test.db.run(
    sql`insert into gold_rate (day, rupees_per_gram_24k, source) values ('2026-11-18', 12000, 'example')`,
  )
  for (const product_type of loanProducts) {
    const { lender_id } = await buildLender(test.db, { slug: slugOf(product_type), product_type, api: 1 })
    idOf.set(product_type, lender_id)
  }
  await vi.waitFor(() => expect(test.services.lenders().find(idOf.get('Car') ?? -1)).not.toBeNull(), 5_000)
  worker = await runWorker(test.services, test.pool, jobs)
})
afterAll(async () => {
  await worker.stop()
  await test.close()
  lender.closeAllConnections()
  lender.close()
})

/** Somebody who has told what every loan asks, and presses on to this one last. */
const everything = (product: LoanProduct) => ({
  ...Object.assign({}, ...loanProducts.map((each) => completeDetails(each))),
  ...completeDetails(product),
})

const values: Readonly<Record<LoanProduct, object>> = {
  'Personal Loans': {
    monthly_income: 45_000,
    household_income: expect.any(String),
    account_number: '30123456789',
  },
  'Business Loans': {
    business_name: 'Gomti Textiles',
    gstin: '27AAPFU0939F1ZV',
    business_pan: 'AAPFU0939F',
    business_current_turnover: '₹50,00,001 – ₹1 crore a year',
    business_registration_type: expect.any(String),
    business_years: '3 to 5 years',
  },
  'Gold Loans': { gold_weight_grams: 20.5, gold_purity: '22 carat' },
  'Affordable Housing Loan': {
    property_value: 2_000_000,
    property_postal_code: '226020',
    property_kind: 'Flat',
    monthly_income: 45_000,
  },
  'Student Loans': {
    course_name: 'B.Tech. (Civil)',
    institute_name: 'Gomti Institute of Technology',
    course_level: 'Graduation',
    course_cost: 800_000,
    co_applicant_income: 70_000,
  },
  '2-wheeler': { vehicle_price: 110_000, down_payment: 20_000, vehicle_model: 'Demo Motor 125' },
  Car: { vehicle_price: 900_000, down_payment: 200_000, vehicle_condition: 'New' },
}

/** An application of somebody who has told everything, with its offers, and how they apply. */
const openLoan = async (product: LoanProduct) => {
  const customer = await buildCustomer(test.services)
  const { headers, user_id } = customer
  const post = (url: string, payload: object) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload,
    })
  await post('/api/consents/choose', { purpose: 'soft_questions', version: '1', agreed: 1 })
  const saved = await post(`/api/user/${user_id}`, everything(product))
  expect(saved.statusCode, saved.body).toBe(200)
  const app_id = randomUUID()
  await test.db.run(sql`insert into application (app_id, user_id, brand_id, product_type)
    values (${app_id}, ${user_id}, 1, ${product})`)
  const offers = await vi.waitFor(
    async () => {
      const answer = await post(`/api/applications/${app_id}/offers`, {})
      const { data } = answer.json<{ data: Offers }>()
      expect(data.snapshot_id).not.toBeNull()
      return data
    },
    { timeout: 8_000, interval: 50 },
  )
  const apply = async (): Promise<void> => {
    const body = {
      lender_id: idOf.get(product),
      snapshot_id: offers.snapshot_id,
      consent_version: shareVersions[product],
    }
    const applied = await post(`/api/applications/${app_id}/apply`, body)
    expect(applied.statusCode, applied.body).toBe(200)
  }
  return { user_id, app_id, headers, post, offer: offers.matched[0], apply }
}

/** What the lender of a loan was sent last. */
const sentFor = (product: LoanProduct, count = 1): Promise<unknown> =>
  vi.waitFor(
    () => {
      const found = heard.filter(({ path }) => path === `/${slugOf(product)}/applications`)
      expect(found).toHaveLength(count)
      return found.at(-1)?.body
    },
    { timeout: 8_000, interval: 50 },
  )

it.each(loanProducts)(
  '%s: a lender gets exactly what the consent names, told or empty, and is asked softly with less',
  async (product) => {
    const { user_id, offer, apply } = await openLoan(product)
    await apply()
    // The schema takes the details of this loan alone, each of them.
    const submission = LenderSubmission.parse(await sentFor(product))
    expect(submission).toMatchObject({
      product_type: product,
      amount: offer?.amount,
      tenure_months: offer?.tenure_months,
      applicant: { first_name: 'Asha', pan: 'ABCPV1234F', ...values[product] },
    })
    const consent = await test.db.row(
      sql`select text from consent where user_id = ${user_id} and purpose = 'share'`,
    )
    expect(consent).toEqual({ text: submission.consent.text })

    const asked = heard.find(({ path }) => path === `/${slugOf(product)}/eligibility`)
    const ask = EligibilityAsk.parse(asked?.body)
    const isIncomeTold = product !== 'Gold Loans' && product !== 'Business Loans'
    expect(ask.monthly_income !== null).toBe(isIncomeTold)
  },
)

it('an amount that is asked for later changes nothing of what is on its way to a lender', async () => {
  const { app_id, headers, post, offer, apply } = await openLoan('Personal Loans')
  await worker.stop()
  await apply()
  const later = await post('/api/applications', { product_type: 'Personal Loans', amount: 345_000 })
  expect(later.json()).toEqual({ success: true, app_id })
  worker = await runWorker(test.services, test.pool, jobs)
  const submission = LenderSubmission.parse(await sentFor('Personal Loans', 2))
  expect(offer?.amount).not.toBe(345_000)
  expect(submission).toMatchObject({ amount: offer?.amount, tenure_months: offer?.tenure_months })
  await post('/api/applications', { product_type: 'Personal Loans', amount: 123_000 })
  const { data } = (await test.app.inject({ url: `/api/applications/${app_id}`, headers })).json<{
    data: { amount: number; lenders: { amount: number }[] }
  }>()
  expect(data).toMatchObject({ amount: 123_000, lenders: [{ amount: offer?.amount }] })
})
