import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  HookDelivery,
  HookDeliveryDetail,
  HookEndpoint,
} from '@marketplace/contract/partners/partner-hooks'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobs, retention } from '../../app/modules.ts'
import { sql } from '../../platform/db/sql.ts'
import type { JobPayloads } from '../../platform/jobs/add-job.queries.ts'
import { type BuiltPartner, buildPartner } from '../../testing/builders/build-partner.ts'
import { type HookServer, startHookServer } from '../../testing/hook-server/start-hook-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordPartnerEvent } from '../events/record-partner-event.ts'
import { asOffice } from '../scope/as-partner.ts'
import { resealHookSecrets } from './hook-secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'hooks-'))
let server: HookServer
let test: TestApp
let partner: BuiltPartner
beforeAll(async () => {
  server = await startHookServer()
  const file = join(folder, 'ca.pem')
  writeFileSync(file, server.ca)
  test = await createTestApp({ variables: { HOOKS_LOOPBACK_CA: file } })
})
afterAll(async () => {
  await test.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  // The public library holds the time of a message against the clock of the machine.
  test.clock.set(new Date().toISOString())
  partner = await buildPartner(test.services)
  // What earlier tests left to be tried again comes due while a slow machine works: it is no message of this one.
  await test.db.run(
    sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'deliver_hook'))`,
  )
  server.heard.length = 0
  server.answer((response) => response.end('ok'))
})

const call = async <Data>(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  { headers } = partner,
): Promise<Data> => {
  const answer = await test.app.inject({
    method,
    url: `/api/partner/${url}`,
    headers,
    ...(payload !== undefined && { payload }),
  })
  const body = answer.json<{ success: boolean; code: string; data: Data }>()
  if (!body.success) throw new Error(body.code)
  return body.data
}
const add = (facts: object = {}, as = partner) =>
  call<{ endpoint: HookEndpoint; secret: string }>(
    'POST',
    'hooks/create',
    { request_id: randomUUID(), label: 'CRM', url: server.url(), types: ['lead.created'], ...facts },
    as,
  )
const endpointNow = async (id: string): Promise<HookEndpoint> => {
  const found = (await call<HookEndpoint[]>('GET', 'hooks')).find(({ endpoint_id }) => endpoint_id === id)
  if (found === undefined) throw new Error('no such endpoint')
  return found
}
const save = async (id: string, facts: object): Promise<HookEndpoint> => {
  const { label, url, types, is_on, version } = await endpointNow(id)
  return call('POST', `hooks/${id}/save`, { label, url, types, is_on, version, ...facts })
}

let told = 0
const happen = (to = partner): Promise<void> => {
  told += 1
  const locked_until = '2027-02-18T06:00:00.000Z'
  const data = { lead_id: told, product_type: 'Gold Loans', locked_until, claim_id: null, reference: null }
  const at = test.clock.now()
  return recordPartnerEvent(test.db, {
    partner_id: to.partner_id,
    type: 'lead.created',
    subject: `lead ${told}`,
    data,
    at,
  })
}

/** Runs what waits for its time, and what was asked for by hand, as workers would. @returns how many ran */
const work = async (): Promise<number> => {
  const rows = await test.db.rows<{ id: string; payload: { delivery_id: string; by: 'clock' | 'partner' } }>(
    sql`select j.id, p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
      where j.task_identifier = 'deliver_hook' and j.run_at <= greatest(now(), ${test.clock.now()}) order by j.id`,
  )
  for (const { id, payload } of rows) {
    await test.db.run(sql`select graphile_worker.complete_jobs(array[${id}]::bigint[])`)
    await jobs.deliver_hook.run(test.services, payload, { number: 1, last: false })
  }
  return rows.length
}
const deliveries = (query = ''): Promise<HookDelivery[]> => call('GET', `hook-deliveries${query}`)
const detail = (id = ''): Promise<HookDeliveryDetail> => call('GET', `hook-deliveries/${id}`)

describe('an event', () => {
  it('reaches the endpoints that chose it, once, signed as the public library wants it', async () => {
    const { secret } = await add()
    await add({ types: ['payout.paid'] })
    const stranger = await buildPartner(test.services)
    await add({}, stranger)
    await happen()
    expect(await work()).toBe(1)
    expect(await work()).toBe(0)
    const [heard] = server.heard
    if (heard === undefined) throw new Error('nothing was heard')
    expect(server.heard).toHaveLength(1)
    expect(new Webhook(secret).verify(heard.body, heard.headers)).toEqual({
      type: 'lead.created',
      timestamp: test.clock.now().toISOString(),
      data: expect.objectContaining({ lead_id: told, product_type: 'Gold Loans' }),
    })
    const [delivery] = await deliveries()
    expect(delivery).toMatchObject({
      state: 'delivered',
      attempts: 1,
      subject: `lead ${told}`,
      event_id: heard.headers['webhook-id'],
      last_attempt: { made_by: 'clock', outcome: 'delivered', status_code: 200 },
    })
    expect(await detail(delivery?.delivery_id)).toMatchObject({
      payload: heard.body,
      log: [{ answer: 'ok' }],
    })
    // Nobody else sees it.
    expect(await call('GET', 'hook-deliveries', undefined, stranger)).toEqual([])
    await expect(
      call('GET', `hook-deliveries/${delivery?.delivery_id}`, undefined, stranger),
    ).rejects.toThrow('not_found')
    await expect(
      call('POST', `hook-deliveries/${delivery?.delivery_id}/resend`, {}, stranger),
    ).rejects.toThrow('not_found')
  })

  it('that fails comes again in its time, with the same id and bytes', async () => {
    const { endpoint } = await add()
    server.answer((response) => response.writeHead(500).end('not now'))
    await happen()
    await work()
    expect(await deliveries()).toMatchObject([
      { state: 'waiting', attempts: 1, last_attempt: { outcome: 'refused', status_code: 500 } },
    ])
    expect(await endpointNow(endpoint.endpoint_id)).toMatchObject({ failures: 1, is_on: 1 })
    server.answer((response) => response.end('ok'))
    // Whoever runs it before its time puts it off.
    const [{ delivery_id } = { delivery_id: '' }] = await deliveries()
    await jobs.deliver_hook.run(test.services, { delivery_id, by: 'clock' }, { number: 1, last: false })
    expect(server.heard).toHaveLength(1)
    test.clock.advance(10_000)
    await work()
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2, next_at: null }])
    const [first, second] = server.heard
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(await endpointNow(endpoint.endpoint_id)).toMatchObject({ failures: 0, failing_since: null })
  })

  it('waits as long as the endpoint asks, and what else is on its way waits too', async () => {
    const { endpoint } = await add()
    server.answer((response) => response.writeHead(429, { 'retry-after': '600' }).end())
    await happen()
    await happen()
    await work()
    expect(server.heard).toHaveLength(1)
    const held = (await endpointNow(endpoint.endpoint_id)).held_until
    expect(Date.parse(held ?? '') - test.clock.now().getTime()).toBe(600_000)
    server.answer((response) => response.end('ok'))
    test.clock.advance(300_000)
    await work()
    expect(server.heard).toHaveLength(1)
    test.clock.advance(300_000)
    await work()
    await work()
    expect((await deliveries()).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  })

  it('that is answered with a redirect is not led there', async () => {
    await add()
    server.answer((response) => response.writeHead(301, { location: server.url('/other') }).end())
    await happen()
    await work()
    expect(server.heard).toHaveLength(1)
    expect(await deliveries()).toMatchObject([{ last_attempt: { outcome: 'redirected', status_code: 301 } }])
  })
})

describe.each(['paused', 'closed'])('of a partner that is %s', (status) => {
  const setStatus = (to: string) =>
    asOffice(test.db, (tx) =>
      tx.run(sql`update partner set status = ${to} where partner_id = ${partner.partner_id}`),
    )

  it('nothing is sent that happens or waits, and all of it can be sent once it is active again', async () => {
    const { endpoint } = await add()
    await happen()
    await setStatus(status)
    await happen()
    expect(await work()).toBe(1)
    expect(server.heard).toEqual([])
    await setStatus('active')
    expect((await deliveries('?state=missed')).map(({ attempts }) => attempts)).toEqual([0, 0])
    const since = new Date(test.clock.now().getTime() - 1_000).toISOString()
    const replay = `hooks/${endpoint.endpoint_id}/replay`
    expect(await call('POST', replay, { since })).toEqual({ deliveries: 2 })
    await setStatus(status)
    await work()
    expect(server.heard).toEqual([])
    await setStatus('active')
    expect(await call('POST', replay, { since })).toEqual({ deliveries: 2 })
    await work()
    expect(server.heard).toHaveLength(2)
  })
})

describe('an endpoint that is off', () => {
  it('is sent nothing, and by hand what it missed: the same id, the secret of now, its health as it was', async () => {
    const { endpoint, secret: old } = await add()
    const { endpoint_id } = endpoint
    expect(await save(endpoint_id, { is_on: 0 })).toMatchObject({ is_on: 0, off_because: 'partner' })
    await happen()
    expect(await work()).toBe(0)
    const [delivery] = await deliveries('?state=missed')
    expect(delivery).toMatchObject({ attempts: 0, last_attempt: null })

    const { secret } = await call<{ secret: string }>('POST', `hooks/${endpoint_id}/rotate`, {
      overlap_hours: 0,
    })
    server.answer((response) => response.writeHead(500).end())
    await call('POST', `hook-deliveries/${delivery?.delivery_id}/resend`)
    await call('POST', `hook-deliveries/${delivery?.delivery_id}/resend`)
    expect(await work()).toBe(1)
    expect(await endpointNow(endpoint_id)).toMatchObject({ failures: 0, last_failed_at: null, is_on: 0 })
    expect(await detail(delivery?.delivery_id)).toMatchObject({
      state: 'missed',
      log: [{ made_by: 'partner' }],
    })

    server.answer((response) => response.end('ok'))
    const since = new Date(test.clock.now().getTime() - 1_000).toISOString()
    expect(await call('POST', `hooks/${endpoint_id}/replay`, { since })).toEqual({ deliveries: 1 })
    await work()
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }])
    expect(await call('POST', `hooks/${endpoint_id}/replay`, { since })).toEqual({ deliveries: 0 })
    const heard = server.heard.at(-1)
    if (heard === undefined) throw new Error('nothing was heard')
    expect(heard.headers['webhook-id']).toBe(delivery?.event_id)
    expect(() => new Webhook(secret).verify(heard.body, heard.headers)).not.toThrow()
    expect(() => new Webhook(old).verify(heard.body, heard.headers)).toThrow()
  })

  it('is so for good once it answers 410, until the partner switches it on', async () => {
    const { endpoint } = await add()
    server.answer((response) => response.writeHead(410).end())
    await happen()
    await happen()
    await work()
    expect(server.heard).toHaveLength(1)
    expect((await deliveries()).map(({ state }) => state).toSorted()).toEqual(['failed', 'missed'])
    expect(await endpointNow(endpoint.endpoint_id)).toMatchObject({ is_on: 0, off_because: 'gone' })
    const rows = await test.db.rows<{ payload: JobPayloads['tell_hook_off'] }>(
      sql`select p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
        where j.task_identifier = 'tell_hook_off' and p.payload->>'endpoint_id' = ${endpoint.endpoint_id}`,
    )
    expect(rows).toHaveLength(1)
    // Killed before the note of it, a job runs once more.
    for (const { payload } of [...rows, ...rows])
      await jobs.tell_hook_off.run(test.services, payload, { number: 1, last: false })
    const told = async () => ({
      notices: await asOffice(test.db, (tx) =>
        tx.rows(
          sql`select data->>'because' as because from partner_event where partner_id = ${partner.partner_id} and type = 'hook.switched_off'`,
        ),
      ),
      mails: await test.db.rows(
        sql`select recipient from message where template = 'hook_switched_off' and recipient = ${partner.email}`,
      ),
    })
    const once = { notices: [{ because: 'gone' }], mails: [{ recipient: partner.email }] }
    expect(await told()).toEqual(once)
    expect(await save(endpoint.endpoint_id, { is_on: 1 })).toMatchObject({ failures: 0, off_because: null })
    await save(endpoint.endpoint_id, { is_on: 0 })
    expect(await told()).toEqual(once)
  })

  it('gets a test event all the same', async () => {
    const { endpoint, secret } = await add()
    await save(endpoint.endpoint_id, { is_on: 0 })
    const { delivery_id } = await call<{ delivery_id: string }>('POST', `hooks/${endpoint.endpoint_id}/test`)
    await work()
    const [heard] = server.heard
    expect(new Webhook(secret).verify(heard?.body ?? '', heard?.headers ?? {})).toMatchObject({
      type: 'hook.test',
    })
    expect(await detail(delivery_id)).toMatchObject({ state: 'delivered', type: 'hook.test' })
    server.answer((response) => response.writeHead(500).end())
    await call('POST', `hooks/${endpoint.endpoint_id}/test`)
    expect(await deliveries('?state=waiting')).toHaveLength(1)
    await work()
    expect(await deliveries('?state=failed')).toMatchObject([{ type: 'hook.test', next_at: null }])
  })
})

describe('the secret', () => {
  it('of before signs beside the new one until its time is over', async () => {
    const { endpoint, secret: old } = await add()
    const { secret, endpoint: rotated } = await call<{ secret: string; endpoint: HookEndpoint }>(
      'POST',
      `hooks/${endpoint.endpoint_id}/rotate`,
      { overlap_hours: 1 },
    )
    expect(Date.parse(rotated.old_secret_until ?? '') - test.clock.now().getTime()).toBe(3_600_000)
    await happen()
    await work()
    const [heard] = server.heard
    for (const one of [secret, old])
      expect(() => new Webhook(one).verify(heard?.body ?? '', heard?.headers ?? {})).not.toThrow()
    const kept = await asOffice(test.db, (tx) =>
      tx.row<{ secret: Buffer }>(
        sql`select secret from hook_endpoint where endpoint_id = ${endpoint.endpoint_id}`,
      ),
    )
    expect(kept?.secret.includes(secret)).toBe(false)
  })

  it('is told again to whom the answer got lost, and to nobody later', async () => {
    const request = { request_id: randomUUID() }
    const { secret } = await add(request)
    expect((await add(request)).secret).toBe(secret)
    await save(request.request_id, { label: 'ERP' })
    await expect(add(request)).rejects.toThrow('conflict')
    const stranger = await buildPartner(test.services)
    await expect(add(request, stranger)).rejects.toThrow('conflict')
  })
})

it('secrets are sealed anew under the newest key, and sign as before', async () => {
  const { secret } = await add()
  await test.services.vault.rotate()
  expect(await resealHookSecrets(test.services)).toBeGreaterThan(0)
  await happen()
  await work()
  const [heard] = server.heard
  expect(() => new Webhook(secret).verify(heard?.body ?? '', heard?.headers ?? {})).not.toThrow()
})

it('what an endpoint answered is forgotten by age, that it was asked is not', async () => {
  await add()
  await happen()
  await work()
  const [delivery] = await deliveries()
  const rule = retention.find(({ table }) => table === 'hook_attempt')
  const forget = (before: Date) => rule?.forget(test.db, before, 1_000)
  await forget(new Date(test.clock.now().getTime() - 1_000))
  expect(await detail(delivery?.delivery_id)).toMatchObject({ log: [{ answer: 'ok' }] })
  expect(await forget(new Date(test.clock.now().getTime() + 1_000))).toBeGreaterThan(0)
  expect(await detail(delivery?.delivery_id)).toMatchObject({ attempts: 1, log: [{ answer: null }] })
})

it('five endpoints are all, and one that is removed takes its log along', async () => {
  const [first] = [await add(), await add(), await add(), await add(), await add()]
  await expect(add()).rejects.toThrow('hook_endpoints_full')
  await happen()
  await work()
  await call('POST', `hooks/${first.endpoint.endpoint_id}/remove`)
  expect(await call<HookEndpoint[]>('GET', 'hooks')).toHaveLength(4)
  expect(await deliveries()).toHaveLength(4)
})

it.each([
  'http://crm.example.in/',
  'https://a:b@crm.example.in/',
  'ftp://x.in',
  'https://',
  'https://x y.in/',
])('the address %s is refused', async (url) => {
  await expect(add({ url })).rejects.toThrow('invalid_request')
})
