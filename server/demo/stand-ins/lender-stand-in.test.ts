import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { createHttpConnector } from '../../src/market/connectors/http-connector.ts'
import type { LenderSubmission } from '../../src/market/connectors/lender-protocol.ts'
import { sharedDetails } from '../../src/market/connectors/shared-details.ts'
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts'
import { startLenderStandIn, type LenderStandIn } from './lender-stand-in.ts'

let database: TestDatabase
let standIn: LenderStandIn
let marketplace: Server
const heard: string[] = []

const start = (): Promise<LenderStandIn> =>
  startLenderStandIn({
    pool: database.pool,
    log: { error: () => undefined },
    lenders: new Map([
      ['api-bank', { product_type: 'Personal Loans', rate_min: 10, rate_max: 20, amount_max: 500_000 }],
    ]),
    secret: 'the secret of the stand-in',
    stepDelayMs: 20,
  })

beforeAll(async () => {
  database = await createTestDatabase()
  standIn = await start()
  marketplace = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      heard.push((JSON.parse(body) as { status: string }).status)
      response.end('{"success":true}')
    })
  })
  await new Promise<void>((resolve) => {
    marketplace.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(async () => {
  await standIn.stop()
  marketplace.closeAllConnections()
  marketplace.close()
  await database.drop()
})

const connect = (secret?: string) => {
  const endpoint = standIn.endpoints.get('api-bank')
  if (endpoint === undefined) throw new Error('the lender is not played')
  return createHttpConnector(
    { ...endpoint, ...(secret !== undefined && { secret }) },
    { now: () => new Date() },
  )
}

/** Of somebody who has told nothing. */
const submission = (
  our_reference: string,
  product_type: LoanProduct = 'Personal Loans',
): LenderSubmission => ({
  our_reference,
  product_type,
  amount: 200_111,
  tenure_months: 36,
  consent: { version: '1', language: 'en', text: 'words', given_at: '2026-11-20T06:00:00Z' },
  applicant: Object.fromEntries(sharedDetails[product_type].map((detail) => [detail, null])),
})
const control = (slug: string, body: string) =>
  fetch(`${standIn.url}/control/${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })

it('takes no unsigned word', async () => {
  await expect(connect('another secret of it').withdraw(crypto.randomUUID(), 'k')).rejects.toMatchObject({
    message: 'the lender answered 401',
  })
})

it('takes no application for a loan that is not its own, with details of another loan, or with some missing', async () => {
  const own = submission(crypto.randomUUID())
  const { loan_purpose: _, ...fewer } = own.applicant
  for (const wrong of [
    submission(crypto.randomUUID(), 'Gold Loans'),
    { ...own, applicant: { ...own.applicant, gold_purity: '22 carat' } },
    { ...own, applicant: fewer },
  ])
    await expect(connect().submit(wrong, 'wrong')).rejects.toMatchObject({
      message: 'the lender answered 400',
    })
})

it('takes an application once a key, also in parallel, and goes on with it after a restart', async () => {
  const reference = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => connect().submit(submission(reference), reference)),
  )
  expect(new Set(answers.map(({ lender_application_id }) => lender_application_id)).size).toBe(1)
  await expect(connect().submit(submission(reference), 'another-key')).rejects.toMatchObject({
    kind: 'duplicate',
  })
  await standIn.stop()
  standIn = await start()
  expect(await standIn.files()).toHaveLength(1)
  standIn.callBackTo(`http://127.0.0.1:${(marketplace.address() as AddressInfo).port}`)
  await vi.waitFor(() => expect(heard).toEqual(['LOGGED_IN', 'UNDER_PROCESS', 'REJECTED']), {
    timeout: 5_000,
  })
})

it('behaves as it is told to, also after a restart', async () => {
  expect((await control('api-bank', '{"mode":"rubbish"}')).status).toBe(200)
  await expect(connect().withdraw(crypto.randomUUID(), 'k')).rejects.toMatchObject({ kind: 'rubbish' })
  await standIn.stop()
  standIn = await start()
  expect(await (await fetch(`${standIn.url}/control`)).json()).toEqual({
    lenders: [{ slug: 'api-bank', mode: 'rubbish' }],
  })
  expect((await control('api-bank', '{"mode":"down"}')).status).toBe(200)
  await expect(connect().withdraw(crypto.randomUUID(), 'k')).rejects.toMatchObject({ kind: 'refused' })
  expect((await control('api-bank', '{"mode":"normal"}')).status).toBe(200)
  expect(await connect().withdraw(crypto.randomUUID(), 'k')).toBe(false)
  expect((await control('no-such-bank', '{"mode":"down"}')).status).toBe(400)
  expect((await control('api-bank', '{"mode":"odd"}')).status).toBe(400)
})
