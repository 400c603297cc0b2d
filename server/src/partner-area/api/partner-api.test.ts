import { randomUUID } from 'node:crypto'
import type { ApiLead, LeadClaim } from '@marketplace/contract/partner-area/partner-api'
import type { PartnerApiKey } from '@marketplace/contract/partners/partner-api-keys'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobs } from '../../app/modules.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { sql } from '../../platform/db/sql.ts'
import { rateLimits } from '../../platform/http/rate-limits.ts'
import { buildApiKey, type BuiltApiKey } from '../../testing/builders/build-api-key.ts'
import { someMobile } from '../../testing/builders/build-customer.ts'
import { type BuiltPartner, buildPartner } from '../../testing/builders/build-partner.ts'
import { saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { signInByCalls } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR_MS = 3_600_000
let test: TestApp
let start: string
let gomti: BuiltPartner
let kaveri: BuiltPartner
let key: BuiltApiKey
beforeAll(async () => {
  test = await createTestApp()
  start = test.clock.now().toISOString()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.set(start)
  gomti = await buildPartner(test.services)
  kaveri = await buildPartner(test.services)
  key = await buildApiKey(test.services, { partner_id: gomti.partner_id })
})

interface Answer<Data> {
  status: number
  code?: string
  data: Data
  present?: { locked_until: string }
}
const ask = async <Data>(
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string>,
  payload?: object,
): Promise<Answer<Data>> => {
  const answer = await test.app.inject({
    method,
    url: `/api/partner/${url}`,
    headers,
    ...(payload !== undefined && { payload }),
  })
  return { status: answer.statusCode, ...answer.json<Omit<Answer<Data>, 'status'>>() }
}
const claim = (mobile: string, by = key, facts: object = {}) =>
  ask<LeadClaim>('POST', 'leads', by.headers, {
    mobile_phone_number: mobile,
    product_type: 'Personal Loans',
    ...facts,
  })
const leadsOf = async (by = key): Promise<ApiLead[]> =>
  (await ask<ApiLead[]>('GET', 'leads', by.headers)).data

const arrive = (mobile: string, slug: string | null = null) =>
  signInByCalls(test, { mobile_phone_number: mobile, ...(slug !== null && { url_segment: slug }) })
const choose = async (customer: Awaited<ReturnType<typeof arrive>>): Promise<void> => {
  const email = `${customer.user_id}@example.com`.replaceAll('-', '')
  await saveCompleteProfile(test.app, customer, { email })
  const created = await test.app.inject({
    method: 'POST',
    url: '/api/applications',
    headers: customer.headers,
    payload: { product_type: 'Personal Loans' },
  })
  if (created.statusCode !== 200) throw new Error(created.body)
}
const eventsOf = (partner: BuiltPartner) =>
  asOffice(test.db, (tx) =>
    tx.rows<{ type: string; subject: string; data: Record<string, unknown> }>(
      sql`select type, subject, data from partner_event where partner_id = ${partner.partner_id} order by at, event_id`,
    ),
  )
const expire = () => jobs.expire_leads.run(test.services, {}, { number: 1, last: false })

describe('a claim', () => {
  it('becomes the lead of the number that proves a passcode, before whoever brought it meanwhile', async () => {
    const mobile = someMobile()
    const { data: claimed } = await claim(mobile, key, { reference: 'crm-17' })
    expect(Date.parse(claimed.ends_at) - test.clock.now().getTime()).toBe(72 * HOUR_MS)
    test.clock.advance(HOUR_MS)
    const again = await claim(mobile, key, { reference: 'another' })
    expect(again.data).toEqual(claimed)
    const customer = await arrive(mobile, kaveri.slug)
    await choose(customer)

    expect(await leadsOf()).toMatchObject([
      {
        claim_id: claimed.claim_id,
        reference: 'crm-17',
        masked_contact: `******${mobile.slice(-4)}`,
        product_type: 'Personal Loans',
        stage: 'choosing',
        lenders: 0,
      },
    ])
    expect(await eventsOf(gomti)).toMatchObject([
      { type: 'lead.created', data: { claim_id: claimed.claim_id, reference: 'crm-17' } },
    ])
    const other = await buildApiKey(test.services, { partner_id: kaveri.partner_id })
    expect(await leadsOf(other)).toEqual([])
    // From then on the lock is what everybody is told.
    const [lead] = await leadsOf()
    for (const by of [key, other])
      expect(await claim(mobile, by)).toMatchObject({
        status: 409,
        code: 'lead_locked',
        present: { locked_until: lead?.locked_until },
      })
    expect((await claim(mobile, other, { product_type: 'Gold Loans' })).status).toBe(200)
  })

  it('does not count without a passcode in its 72 hours, is told of and forgets the number', async () => {
    const mobile = someMobile()
    const { data: claimed } = await claim(mobile, key, { reference: 'crm-18' })
    test.clock.advance(72 * HOUR_MS + 60_000)
    for (let times = 0; times < 2; times += 1) await expire()
    expect(await eventsOf(gomti)).toMatchObject([
      {
        type: 'lead.expired',
        subject: `claim ${claimed.claim_id}`,
        data: { claim_id: claimed.claim_id, lead_id: null, reference: 'crm-18' },
      },
    ])
    const rows = await asOffice(test.db, (tx) =>
      tx.rows(sql`select contact_hash, user_id from lead_claim where claim_id = ${claimed.claim_id}`),
    )
    expect(rows).toEqual([{ contact_hash: null, user_id: null }])
    await choose(await arrive(mobile))
    expect(await leadsOf()).toEqual([])
  })

  it('takes no lead away, and of two that run the first counts', async () => {
    const other = await buildApiKey(test.services, { partner_id: kaveri.partner_id })
    const mobile = someMobile()
    await choose(await arrive(mobile, kaveri.slug))
    expect((await claim(mobile)).code).toBe('lead_locked')

    const second = someMobile()
    await claim(second, other)
    test.clock.advance(60_000)
    expect((await claim(second)).status).toBe(200)
    await choose(await arrive(second))
    expect(await leadsOf()).toEqual([])
    expect((await leadsOf(other)).map(({ claim_id }) => claim_id !== null)).toEqual([true, false])
    expect(await eventsOf(gomti)).toMatchObject([{ type: 'lead.duplicate', data: { reference: null } }])
  })

  it('keeps no number, and goes with the person', async () => {
    const mobile = someMobile()
    const { data: claimed } = await claim(mobile)
    const rows = await asOffice(test.db, (tx) => tx.rows(sql`select lead_claim::text as row from lead_claim`))
    expect(JSON.stringify(rows)).not.toContain(mobile)
    expect(JSON.stringify(rows)).toContain(claimed.claim_id)
  })

  it.each([
    ['9876543210', 400],
    ['crm-919876543210', 400],
    ['crm.123456789-1', 200],
  ])(
    'with the reference %s answers %i: no telephone number outlives its customer in one',
    async (reference, status) => {
      const answer = await claim(someMobile(), key, { reference })
      expect(answer).toMatchObject({
        status,
        ...(status === 400 && {
          details: [
            {
              field: 'reference',
              message: 'Ten digits in a row may be a phone number: use another reference',
            },
          ],
        }),
      })
    },
  )
})

it('the own money answers by month', async () => {
  expect((await ask('GET', 'money?from=2026-10&to=2026-11', key.headers)).data).toMatchObject({
    months: [
      { month: '2026-11', leads: 0, earned: 0 },
      { month: '2026-10', leads: 0, paid: 0 },
    ],
    total: { leads: 0, earned: 0 },
  })
})

describe('a key', () => {
  const add = (facts: object = {}) =>
    ask<{ api_key: PartnerApiKey; key: string }>('POST', 'api-keys/create', gomti.headers, {
      request_id: randomUUID(),
      label: 'CRM',
      scopes: ['read:leads'],
      ...facts,
    })
  const opens = async (text: string, url = 'leads'): Promise<string | number> => {
    const { status, code } = await ask('GET', url, { authorization: `Bearer ${text}` })
    return code ?? status
  }
  const list = async () => (await ask<PartnerApiKey[]>('GET', 'api-keys', gomti.headers)).data

  it('opens what its scopes say, is told once and kept as a hash', async () => {
    const { data } = await add()
    expect(data.key).toMatch(/^pk_live_[A-Za-z0-9_-]{43}$/)
    expect(await opens(data.key)).toBe(200)
    expect(await opens(data.key, 'money')).toBe('scope_missing')
    expect(await opens(`${data.key.slice(0, -1)}${data.key.endsWith('A') ? 'B' : 'A'}`)).toBe('not_signed_in')
    // No session opens what a key does, and no key what a session does.
    expect(await opens(gomti.token)).toBe('not_signed_in')
    expect(await opens(data.key, 'home')).toBe('not_signed_in')
    expect((await list())[0]).toMatchObject({ hint: `${data.key.slice(0, 12)}…`, scopes: ['read:leads'] })
    const rows = await asOffice(test.db, (tx) => tx.rows(sql`select k::text as row from partner_api_key k`))
    expect(JSON.stringify(rows)).not.toContain(data.key)
  })

  it('is replaced without a gap, and ends at once when it is revoked', async () => {
    const { data: old } = await add()
    const request = { request_id: randomUUID(), overlap_hours: 24 }
    const rotate = () =>
      ask<{ api_key: PartnerApiKey; key: string }>(
        'POST',
        `api-keys/${old.api_key.key_id}/rotate`,
        gomti.headers,
        request,
      )
    const lost = await rotate()
    const { data: fresh } = await rotate()
    expect(await opens(lost.data.key)).toBe('not_signed_in')
    expect(await opens(old.key)).toBe(200)
    expect(await opens(fresh.key)).toBe(200)
    expect(fresh.api_key).toMatchObject({ label: 'CRM', scopes: ['read:leads'] })
    expect((await rotate()).code).toBe('conflict')
    test.clock.advance(24 * HOUR_MS)
    const late = await buildPartner(test.services)
    await test.db.run(
      sql`update session set partner_id = ${gomti.partner_id} where partner_id = ${late.partner_id}`,
    )
    gomti = { ...gomti, headers: late.headers }
    expect(await opens(old.key)).toBe('not_signed_in')
    const revoke = () => ask('POST', `api-keys/${fresh.api_key.key_id}/revoke`, gomti.headers)
    expect((await revoke()).status).toBe(200)
    expect((await revoke()).status).toBe(200)
    expect(await opens(fresh.key)).toBe('not_signed_in')
    const theirs = await ask(
      'POST',
      `api-keys/${fresh.api_key.key_id}/revoke`,
      (await buildPartner(test.services)).headers,
    )
    expect(theirs.code).toBe('not_found')
  })

  it('opens nothing for a partner that is paused', async () => {
    await asOffice(test.db, (tx) =>
      tx.run(sql`update partner set status = 'paused' where partner_id = ${gomti.partner_id}`),
    )
    expect(await opens(key.key)).toBe('not_signed_in')
  })

  it('is one of ten at most', async () => {
    for (let made = 1; made < 10; made += 1) expect((await add()).status).toBe(200)
    expect((await add()).code).toBe('api_keys_full')
  })

  it('is limited alone, and who guesses is not looked up for long', async () => {
    const limited = await createTestApp({ limits: { ...rateLimits, partner_api: 3, refused_token: 3 } })
    try {
      const [one, other] = [await buildApiKey(limited.services), await buildApiKey(limited.services)]
      const statusOf = async (authorization: string, remoteAddress = '10.1.0.1') =>
        (
          await limited.app.inject({
            url: '/api/partner/leads',
            headers: { authorization },
            remoteAddress,
          })
        ).statusCode
      const statuses: number[] = []
      for (let times = 0; times < 4; times += 1) statuses.push(await statusOf(one.headers.authorization))
      expect(statuses).toEqual([200, 200, 200, 429])
      expect(await statusOf(other.headers.authorization)).toBe(200)
      const guess = () => statusOf(`Bearer pk_live_${'a'.repeat(43)}`, '10.1.9.1')
      const guesses: number[] = []
      for (let times = 0; times < 5; times += 1) guesses.push(await guess())
      expect(guesses).toEqual([401, 401, 401, 429, 429])
    } finally {
      await limited.close()
    }
  })
})
