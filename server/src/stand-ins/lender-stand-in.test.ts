import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createHttpConnector } from '../connectors/http-connector.ts'
import type { LenderSubmission } from '../connectors/lender-protocol.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startLenderStandIn, type LenderStandIn } from './lender-stand-in.ts'

let database: TestDatabase
let standIn: LenderStandIn
let marketplace: Server
const heard: string[] = []

const start = (): Promise<LenderStandIn> =>
  startLenderStandIn({
    pool: database.pool,
    log: { error: () => undefined },
    lenders: new Map([['api-bank', { rate_min: 10, rate_max: 20, amount_max: 500_000 }]]),
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

const nobody = Object.fromEntries(
  'first_name last_name birth_date gender pan mobile_phone_number email address1 address2 locality postal_code residence_type monthly_rent educational_level employment_status employer_name officepincode monthly_income household_income salary_mode emi credit_score_class ifsc account_number loan_purpose'
    .split(' ')
    .map((field): [string, null] => [field, null]),
) as LenderSubmission['applicant']
const submission = (our_reference: string): LenderSubmission => ({
  our_reference,
  amount: 200_111,
  tenure_months: 36,
  consent: { version: '1', language: 'en', text: 'words', given_at: '2026-11-20T06:00:00Z' },
  applicant: nobody,
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
