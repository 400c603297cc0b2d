import { randomUUID } from 'node:crypto'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signBody } from '../../market/connectors/sign-body.ts'
import { sql } from '../../platform/db/sql.ts'
import { held } from '../../app/modules.ts'
import { erasePerson } from '../../rights/my-data/erase-person.ts'
import { buildApplication, type BuiltApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const secret = 'the secret of api-bank'
const otherSecret = 'the secret of other-bank'
const nextSecret = 'the next secret of api-bank'
let test: TestApp
let lender_id: number
let application: BuiltApplication
let our_reference: string

beforeAll(async () => {
  test = await createTestApp({
    variables: {
      LENDER_API_BANK_URL: 'http://127.0.0.1:9',
      LENDER_API_BANK_SECRET: secret,
      LENDER_API_BANK_SECRET_OTHER: nextSecret,
      LENDER_OTHER_BANK_URL: 'http://127.0.0.1:9',
      LENDER_OTHER_BANK_SECRET: otherSecret,
    },
  })
  lender_id = (await buildLender(test.db, { slug: 'api-bank', api: 1 })).lender_id
  const other = await buildLender(test.db, { slug: 'other-bank', api: 1, lender_status: 0 })
  await vi.waitFor(() => expect(test.services.lenders().find(other.lender_id)).not.toBeNull())
})
afterAll(() => test.close())

beforeEach(async () => {
  application = await buildApplication(test)
  await application.offers()
  await test.db.run(sql`update lender_answer set state = 'failed', answered_at = ${test.clock.now()}`)
  expect((await application.apply(lender_id)).statusCode).toBe(200)
  const row = await test.db.row<{ our_reference: string }>(
    sql`select our_reference from lender_application where app_id = ${application.app_id}`,
  )
  our_reference = row?.our_reference ?? ''
})

interface Told {
  slug?: string
  secret?: string
  /** Seconds that the sender's clock is off. */
  off?: number
  headers?: Record<string, string>
}

const eventOf = (status: LenderStatus, facts: object = {}) => ({
  event_id: randomUUID(),
  our_reference,
  lender_application_id: 'LN-1',
  status,
  at: test.clock.now().toISOString(),
  ...facts,
})

const tell = (event: object, told: Told = {}) => {
  const body = JSON.stringify(event)
  const timestamp = String(Math.floor(test.clock.now().getTime() / 1000) + (told.off ?? 0))
  return test.app.inject({
    method: 'POST',
    url: `/api/lender-callback/${told.slug ?? 'api-bank'}`,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signBody(told.secret ?? secret, timestamp, body),
      ...told.headers,
    },
    body,
  })
}
const steps = async () =>
  (await application.read()).lenders[0]?.timeline.map(({ status }) => status).join(' ')

describe('who is heard', () => {
  it.each<[string, Told]>([
    ['another secret', { secret: 'a guess of sixteen' }],
    ['an unknown lender', { slug: 'no-such-bank' }],
    ['the signature of another lender', { slug: 'other-bank' }],
    ['a message from six minutes ago', { off: -301 }],
    ['a message from the future', { off: 301 }],
    ['no time', { headers: { 'x-timestamp': '' } }],
    ['no signature', { headers: { 'x-signature': '' } }],
    ['an odd signature', { headers: { 'x-signature': 'ff'.repeat(31) } }],
  ])('not %s', async (_name, told) => {
    const answer = await tell(eventOf('LOGGED_IN'), told)
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'signature_invalid' }])
    expect(await steps()).toBe('QUEUED')
  })

  it('a lender that signs with either secret while the two sides change over', async () => {
    expect((await tell(eventOf('LOGGED_IN'), { secret: nextSecret })).statusCode).toBe(200)
    expect((await tell(eventOf('LOGGED_IN'), { slug: 'other-bank', secret: nextSecret })).statusCode).toBe(
      401,
    )
  })

  it('a body that was changed on the way is not', async () => {
    const event = eventOf('REJECTED')
    const timestamp = String(Math.floor(test.clock.now().getTime() / 1000))
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/lender-callback/api-bank',
      headers: {
        'x-timestamp': timestamp,
        'x-signature': signBody(secret, timestamp, JSON.stringify(event)),
      },
      payload: { ...event, status: 'APPROVED' },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('a lender knows its own applications alone', async () => {
    expect((await tell(eventOf('LOGGED_IN'), { slug: 'other-bank', secret: otherSecret })).statusCode).toBe(
      404,
    )
    expect((await tell({ ...eventOf('LOGGED_IN'), our_reference: randomUUID() })).statusCode).toBe(404)
    expect(await steps()).toBe('QUEUED')
  })
})

describe('what is taken', () => {
  it('the same event twice, also in parallel, is one step', async () => {
    const event = eventOf('LOGGED_IN', { note: 'Hello' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell(event)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 {"success":true}']),
    )
    expect(await steps()).toBe('QUEUED SENT LOGGED_IN')
    expect((await application.read()).lenders[0]?.timeline[2]?.note).toBe('Hello')
  })

  it('late news changes nothing, and an old question does not come back', async () => {
    const early = test.clock.now()
    test.clock.advance(60_000)
    const at = (minutes: number) => ({ at: new Date(early.getTime() + minutes * 10_000).toISOString() })
    expect((await tell(eventOf('UNDER_PROCESS', at(3)))).statusCode).toBe(200)
    expect((await tell(eventOf('LOGGED_IN', at(1)))).statusCode).toBe(200)
    expect((await tell(eventOf('DOCS_PENDING', at(2)))).statusCode).toBe(200)
    expect(await steps()).toBe('QUEUED SENT UNDER_PROCESS')
    expect((await tell(eventOf('DOCS_PENDING', at(4)))).statusCode).toBe(200)
    expect(await steps()).toBe('QUEUED SENT UNDER_PROCESS DOCS_PENDING')
  })

  it('a contradiction is refused', async () => {
    await tell(eventOf('REJECTED', { reject_reason: 'HIGH_FOIR' }))
    const answer = await tell(
      eventOf('DISBURSED', { disbursed_amount: 200_000, disbursal_date: '2026-11-20' }),
    )
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'conflict' }])
    expect(await steps()).toBe('QUEUED SENT REJECTED')
    expect((await application.read()).lenders[0]?.reject_reason).toBe('HIGH_FOIR')
  })

  it.each([
    [{}, 'disbursed_amount'],
    [{ disbursed_amount: 200_000 }, 'disbursal_date'],
    [{ disbursed_amount: 200_000, disbursal_date: '2099-01-01' }, 'disbursal_date'],
    [{ disbursed_amount: 200_000, disbursal_date: '2026-11-19' }, 'disbursal_date'],
    [{ disbursed_amount: 0, disbursal_date: '2026-11-20' }, 'disbursed_amount'],
    [{ disbursed_amount: 1e15, disbursal_date: '2026-11-20' }, null],
  ])('money without its facts is not: %o', async (facts, field) => {
    const answer = await tell(eventOf('DISBURSED', facts))
    expect(answer.statusCode).toBe(400)
    if (field !== null) expect(answer.json()).toMatchObject({ details: [{ field }] })
    expect(await steps()).toBe('QUEUED')
  })

  it.each(['QUEUED', 'SENT', 'SEND_FAILED', 'CLAWED_BACK'] as const)(
    'not %s, which is ours',
    async (status) => {
      expect((await tell(eventOf(status))).statusCode).toBe(400)
      expect(await steps()).toBe('QUEUED')
    },
  )
})

it('of somebody whose data are deleted, what a lender writes is not kept; that it was heard is', async () => {
  expect((await tell(eventOf('LOGGED_IN', { note: 'Dear Zubeida, welcome' }))).statusCode).toBe(200)
  const { user_id } = application.customer
  const now = test.clock.now()
  await test.db.transaction((tx) => erasePerson(held, test.services, tx, { user_id, ip_address: null, now }))
  await tell(eventOf('UNDER_PROCESS', { note: 'Dear Zubeida, your file is with us' }))
  const rows = await test.db.rows<{ status: string; note: string | null }>(sql`select event.status, event.note
    from lender_application_event event join lender_application using (lender_application_id)
    where our_reference = ${our_reference} order by event.event_id`)
  expect(rows.map(({ status }) => status)).toEqual([
    'QUEUED',
    'SENT',
    'LOGGED_IN',
    'WITHDRAWN',
    'UNDER_PROCESS',
  ])
  expect(rows.filter(({ note }) => note !== null)).toEqual([])
})
