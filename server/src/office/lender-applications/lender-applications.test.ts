import { randomUUID } from 'node:crypto'
import type {
  LenderApplicationLine,
  LenderHealth,
  StateCount,
} from '@marketplace/contract/office/lender-applications'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callLender } from '../../market/connectors/call-lender.ts'
import { LenderFailure, type LenderConnector } from '../../market/connectors/lender-connector.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let calls: ReturnType<typeof callsOf>
let lenderId: number
beforeAll(async () => {
  running = await createTestApp()
  calls = callsOf(running.app, await buildStaff(running.services, 1))
  lenderId = (await buildLender(running.db, { slug: 'one-lender' })).lender_id
  await vi.waitFor(() => expect(running.services.lenders().find(lenderId)).not.toBeNull())
})
afterAll(() => running.close())

const get = async <T>(url: string): Promise<T> => {
  const answer = await calls.get(url)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<T>()
}
const list = (query = '') =>
  get<{ data: LenderApplicationLine[]; total: number }>(`/api/lender/applications/${lenderId}?${query}`)
const counts = async (query = '') =>
  (
    await get<{ data: { lender_name: string; states: StateCount[] } }>(
      `/api/lender/application-counts/${lenderId}?${query}`,
    )
  ).data

/** Applies to the lender and moves the application on. */
const applied = async (status: string, minutesAgo: number): Promise<{ app_id: string; id: number }> => {
  const built = await buildApplication(running)
  await built.offers()
  expect((await built.apply(lenderId)).statusCode).toBe(200)
  const row = await running.db.row<{ id: number }>(sql`update lender_application set status = ${status},
      updated_at = ${new Date(running.clock.now().getTime() - minutesAgo * 60_000)}
    where app_id = ${built.app_id} returning lender_application_id as id`)
  return { app_id: built.app_id, id: row?.id ?? -1 }
}

describe('the applications of a lender', () => {
  it('are listed with state, day and the last word of the lender, those that moved last first', async () => {
    const sent = await applied('SENT', 30)
    const asked = await applied('DOCS_PENDING', 10)
    await running.db.run(sql`insert into lender_application_event
        (lender_application_id, status, note, source, their_event_id, accepted, at)
      values (${asked.id}, 'LOGGED_IN', null, 'lender', ${randomUUID()}, 1, '2026-11-18T10:00:00Z'),
        (${asked.id}, 'DOCS_PENDING', 'Three salary slips, please', 'lender', ${randomUUID()}, 1, '2026-11-19T10:00:00Z'),
        (${asked.id}, 'DOCS_PENDING', 'ours', 'system', null, 1, '2026-11-19T11:00:00Z')`)
    const { data, total } = await list()
    expect(total).toBe(2)
    expect(data.map(({ app_id }) => app_id)).toEqual([asked.app_id, sent.app_id])
    expect(data[0]).toMatchObject({
      application_number: expect.stringMatching(/^LA-/),
      contact: expect.stringMatching(/^\*{6}\d{4}$/),
      status: 'DOCS_PENDING',
      last_answer: {
        status: 'DOCS_PENDING',
        at: '2026-11-19T10:00:00.000Z',
        note: 'Three salary slips, please',
      },
    })
    expect(data[1]).toMatchObject({ status: 'SENT', last_answer: null })
    expect((await list('status=SENT')).data.map(({ app_id }) => app_id)).toEqual([sent.app_id])
    expect((await list('status=DISBURSED')).total).toBe(0)
    expect((await list('page=2&page_size=1')).data.map(({ app_id }) => app_id)).toEqual([sent.app_id])
    expect(await counts()).toEqual({
      lender_name: 'one_lender',
      states: [
        { status: 'SENT', count: 1, more: 0 },
        { status: 'DOCS_PENDING', count: 1, more: 0 },
      ],
    })
    expect(await counts('exact=1')).toEqual(await counts())
  })

  it('of another lender are not among them, and a deleted lender keeps its own', async () => {
    const other = await buildLender(running.db)
    expect(await get(`/api/lender/applications/${other.lender_id}`)).toMatchObject({ data: [], total: 0 })
    await running.db.run(
      sql`update lender set lender_status = 0, deleted_at = now() where lender_id = ${other.lender_id}`,
    )
    expect(await get(`/api/lender/applications/${other.lender_id}`)).toMatchObject({ total: 0 })
    for (const path of ['applications', 'application-counts', 'health'])
      expect((await calls.get(`/api/lender/${path}/2000000000`)).statusCode).toBe(404)
  })

  it.each(['status=LATE', 'page=0', 'page_size=101', 'page=10001'])('%s is refused', async (query) => {
    expect((await calls.get(`/api/lender/applications/${lenderId}?${query}`)).statusCode).toBe(400)
  })
})

describe('the health of a lender', () => {
  const connector = {} as LenderConnector
  const services = () => ({ ...running.services, connectors: () => connector })
  const health = async () => (await get<{ data: LenderHealth }>(`/api/lender/health/${lenderId}`)).data
  const fails = (failure: LenderFailure) =>
    expect(callLender(services(), lenderId, () => Promise.reject(failure))).rejects.toBe(failure)

  it('is nothing while nobody has called it', async () => {
    expect(await health()).toEqual({
      integration: 'redirect',
      is_configured: 0,
      circuit: { state: 'closed', failures: 0, next_try_at: null },
      last_answer_at: null,
      last_fault: null,
      spans: [1, 24, 168].map((hours) => ({
        hours,
        calls: 0,
        faults: 0,
        half_within_ms: null,
        most_within_ms: null,
      })),
    })
  })

  it('counts answers, a no among them, and faults with their words', async () => {
    await callLender(services(), lenderId, () => Promise.resolve('yes'))
    await fails(new LenderFailure('rejected', 'no'))
    await fails(new LenderFailure('stopped', 'this process ends'))
    const answered = running.clock.now()
    running.clock.advance(60_000)
    await fails(new LenderFailure('timeout', 'no answer in time'))
    expect(await health()).toMatchObject({
      circuit: { state: 'closed', failures: 1 },
      last_answer_at: answered.toISOString(),
      last_fault: { at: running.clock.now().toISOString(), words: 'no answer in time' },
      spans: [
        { hours: 1, calls: 3, faults: 1, half_within_ms: 100, most_within_ms: 100 },
        { hours: 24, calls: 3, faults: 1 },
        { hours: 168, calls: 3, faults: 1 },
      ],
    })
  })

  it('says until when it is left alone, and that the next call tries', async () => {
    for (let fault = 0; fault < 4; fault += 1) await fails(new LenderFailure('refused', 'cannot be reached'))
    const { circuit, last_fault } = await health()
    expect(circuit).toMatchObject({ state: 'open', failures: 5 })
    expect(last_fault?.words).toBe('cannot be reached')
    running.clock.advance(61_000)
    expect((await health()).circuit.state).toBe('trying')
    running.clock.advance(3 * 3_600_000)
    calls = callsOf(running.app, await buildStaff(running.services, 1))
    expect((await health()).spans.map(({ calls: count }) => count)).toEqual([0, 7, 7])
  })
})
