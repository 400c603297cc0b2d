import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { buildUrlSegment } from '../../testing/builders/build-url-segment.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { asOffice } from '../scope/as-partner.ts'

let running: TestApp
let admin: SignedInStaff
beforeAll(async () => {
  running = await createTestApp()
  admin = await buildStaff(running.services, 1)
})
afterAll(() => running.close())

interface Answered {
  code?: string
  message?: string
  details?: { field: string; message: string }[]
  data: Record<string, unknown>
}

const get = (url: string, headers: Record<string, string> = admin.headers) =>
  running.app.inject({ url, headers })
const post = (url: string, payload: object, headers: Record<string, string> = admin.headers) =>
  running.app.inject({ method: 'POST', url, payload, headers })
const detail = async (id: number) => (await get(`/api/partners/${id}`)).json<Answered>().data
/** Moves the clock; a session does not last for days, so another member of staff goes on. */
const onThe = async (instant: string): Promise<void> => {
  running.clock.set(instant)
  admin = await buildStaff(running.services, 1)
}
const actsOf = (id: number) =>
  running.db.rows<{ action: string; before: unknown; after: unknown; reason: string | null }>(
    sql`select action, before, after, reason from audit_entry
      where object_kind = 'partner' and object_id = ${String(id)} order by entry_id`,
  )

describe('the list', () => {
  test('pages, searches in every name, and counts all by status', async () => {
    const fresh = await createTestApp()
    const staff = await buildStaff(fresh.services, 1)
    await buildPartner(fresh.services, { name: 'Zari Loans', slug: 'zari', utm_id: 'ZZ_9' })
    await buildPartner(fresh.services, { name: 'asha credit', email: 'ask@example.com' })
    await buildPartner(fresh.services, { name: 'Bela', status: 'paused' })
    const list = async (query: string) => {
      const answer = await fresh.app.inject({ url: `/api/partners${query}`, headers: staff.headers })
      return answer.json<{ data: { name: string }[]; total: number; counts: object }>()
    }
    const names = async (query: string) => (await list(query)).data.map(({ name }) => name)
    expect(await names('')).toEqual(['asha credit', 'Bela', 'Zari Loans'])
    expect(await list('?page=2&page_size=2')).toMatchObject({
      data: [{ name: 'Zari Loans' }],
      total: 3,
      counts: { requested: 0, active: 2, paused: 1, closed: 0 },
    })
    expect(await names('?status=paused')).toEqual(['Bela'])
    expect(await names('?search=ZARI')).toEqual(['Zari Loans'])
    expect(await names('?search=zz_')).toEqual(['Zari Loans'])
    expect(await names('?search=ask@')).toEqual(['asha credit'])
    expect(await names('?search=%25')).toEqual([])
    expect((await list('?search=nobody')).total).toBe(0)
    await fresh.close()
  })

  test.each(['?status=gone', '?page=0', '?page_size=1000'])('%s is refused', async (query) => {
    expect((await get(`/api/partners${query}`)).statusCode).toBe(400)
  })
})

test.each([
  ['GET', '/api/partners'],
  ['GET', '/api/partners/1'],
  ['POST', '/api/partner/set-status'],
  ['POST', '/api/update-partner-revenue-data/1'],
] as const)('%s %s is for role 1 alone', async (method, url) => {
  const partner = await buildPartner(running.services)
  const asked = async (headers: Record<string, string>) =>
    (await running.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })).statusCode
  expect(await asked({})).toBe(401)
  expect(await asked(partner.headers)).toBe(401)
  expect(await asked((await buildStaff(running.services, 2)).headers)).toBe(403)
  expect(await asked((await buildStaff(running.services, 3)).headers)).toBe(403)
})

describe('a partner that staff bring in', () => {
  const form = {
    name: 'Indravati Credit',
    contact_name: 'Asha Rao',
    email: 'Asha@Indravati.example.com',
    phone: '9000000201',
    slug: 'indravati',
  }

  test('is active, has its link, and is on the log', async () => {
    const answer = await post('/api/partner/create', form)
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Partner created',
      data: { name: 'Indravati Credit', status: 'active', email: 'asha@indravati.example.com', version: 1 },
    })
    const { id, merchant_id } = answer.json<{ data: { id: number; merchant_id: number } }>().data
    expect(merchant_id).toBeGreaterThan(1_000)
    expect(await running.db.row(sql`select kind from url_segment where segment = 'indravati'`)).toEqual({
      kind: 'partner',
    })
    expect(await detail(id)).toMatchObject({
      revenue_percent: null,
      revenue_flat_fee: null,
      terms: [],
      utm_ids: [],
      leads: 0,
      can_sign_in: 0,
      second_factor: 0,
      next_statuses: ['paused', 'closed'],
    })
    expect((await actsOf(id)).map(({ action }) => action)).toEqual(['partner.create'])
  })

  test('is refused a link or an address that is taken, and nothing is left behind', async () => {
    await buildUrlSegment(running.db, { segment: 'diwali-fair' })
    const before = await running.db.row(sql`select count(*) from url_segment`)
    for (const [change, code] of [
      [{ slug: 'indravati', email: 'new@example.com' }, 'partner_slug_taken'],
      [{ slug: 'diwali-fair', email: 'new@example.com' }, 'partner_slug_taken'],
      [{ slug: 'admin', email: 'new@example.com' }, 'partner_slug_taken'],
      [{ slug: 'indravati-two' }, 'partner_email_taken'],
    ] as const) {
      const answer = await post('/api/partner/create', { ...form, ...change })
      expect([answer.statusCode, answer.json<Answered>().code]).toEqual([409, code])
    }
    expect(await running.db.row(sql`select count(*) from url_segment`)).toEqual(before)
  })

  test.each([
    ['slug', 'Two Words'],
    ['slug', 'a'],
    ['email', 'no address'],
    ['phone', '12345'],
    ['name', ' '],
  ])('%s of %j is refused', async (field, value) => {
    const answer = await post('/api/partner/create', { ...form, [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Answered>().details?.[0]?.field).toBe(field)
  })
})

describe('the tracking id (section 7)', () => {
  test('is set, changed and taken away, with its history', async () => {
    const { partner_id } = await buildPartner(running.services)
    for (const utm_id of ['first_1', 'First-2', '']) {
      const answer = await post(`/api/update-partner-utm/${partner_id}`, { utm_id })
      expect(answer.statusCode).toBe(200)
    }
    expect(await detail(partner_id)).toMatchObject({
      utm_id: null,
      utm_ids: [
        { utm_id: null, set_by: admin.username },
        { utm_id: 'First-2' },
        { utm_id: 'first_1', valid_from: running.clock.now().toISOString() },
      ],
    })
    expect(await actsOf(partner_id)).toMatchObject([
      { action: 'partner.utm', before: { utm_id: null }, after: { utm_id: 'first_1' } },
      { before: { utm_id: 'first_1' }, after: { utm_id: 'First-2' } },
      { before: { utm_id: 'First-2' }, after: { utm_id: null } },
    ])
  })

  test('the same again is no change', async () => {
    const { partner_id } = await buildPartner(running.services, { utm_id: 'same_one' })
    expect((await post(`/api/update-partner-utm/${partner_id}`, { utm_id: 'same_one' })).statusCode).toBe(200)
    expect(await actsOf(partner_id)).toEqual([])
  })

  test('of another partner is refused, also after that one gave it up; the own old one is not', async () => {
    const [one, other] = [await buildPartner(running.services), await buildPartner(running.services)]
    await post(`/api/update-partner-utm/${one.partner_id}`, { utm_id: 'old-link' })
    await post(`/api/update-partner-utm/${one.partner_id}`, { utm_id: 'new-link' })
    for (const utm_id of ['old-link', 'new-link']) {
      const answer = await post(`/api/update-partner-utm/${other.partner_id}`, { utm_id })
      expect([answer.statusCode, answer.json<Answered>().code]).toEqual([409, 'utm_id_taken'])
    }
    expect((await post(`/api/update-partner-utm/${one.partner_id}`, { utm_id: 'old-link' })).statusCode).toBe(
      200,
    )
  })

  test.each(['with space', 'ä', 'a.b', 'x'.repeat(65), null, 7, "a'b"])('%j is refused', async (utm_id) => {
    const { partner_id } = await buildPartner(running.services)
    const answer = await post(`/api/update-partner-utm/${partner_id}`, { utm_id })
    expect(answer.json<Answered>().details).toEqual([
      { field: 'utm_id', message: 'Only letters, digits, underscore and hyphen' },
    ])
  })

  test('of nobody is not found', async () => {
    expect((await post('/api/update-partner-utm/999999', { utm_id: 'x' })).statusCode).toBe(404)
  })
})

describe('the revenue share (section 7)', () => {
  const url = (id: number) => `/api/update-partner-revenue-data/${id}`

  test('holds from today, keeps what was agreed before, and can be agreed ahead', async () => {
    await onThe('2026-11-20T06:00:00Z')
    const { partner_id } = await buildPartner(running.services)
    await post(url(partner_id), { revenue_percent: 35, revenue_flat_fee: 0 })
    await onThe('2026-11-21T06:00:00Z')
    const answer = await post(url(partner_id), { revenue_percent: 40.125, revenue_flat_fee: 250.5 })
    expect(answer.json()).toMatchObject({
      message: 'Revenue share updated',
      data: { revenue_percent: 40.125, revenue_flat_fee: 250.5 },
    })
    await post(url(partner_id), { revenue_percent: 50, revenue_flat_fee: 0, valid_from: '2026-12-01' })
    expect(await detail(partner_id)).toMatchObject({
      revenue_percent: 40.125,
      terms: [
        { revenue_percent: 50, valid_from: '2026-12-01', state: 'planned' },
        { revenue_percent: 40.125, valid_from: '2026-11-21', state: 'in_force' },
        { revenue_percent: 35, valid_from: '2026-11-20', state: 'past' },
      ],
    })
    await onThe('2026-12-01T00:00:00Z')
    expect(await detail(partner_id)).toMatchObject({ revenue_percent: 50, revenue_flat_fee: 0 })
    await onThe('2026-11-20T06:00:00Z')
    expect(await actsOf(partner_id)).toMatchObject([
      { action: 'partner.revenue', before: null, after: { revenue_percent: 35, valid_from: '2026-11-20' } },
      { before: { revenue_percent: 35 }, after: { revenue_percent: 40.125 } },
      { before: { revenue_percent: 40.125 }, after: { valid_from: '2026-12-01' } },
    ])
  })

  test('begins with the day in India', async () => {
    await onThe('2026-11-20T18:30:00Z')
    const { partner_id } = await buildPartner(running.services)
    await post(url(partner_id), { revenue_percent: 1, revenue_flat_fee: 0 })
    expect(await detail(partner_id)).toMatchObject({
      terms: [{ valid_from: '2026-11-21', state: 'in_force' }],
    })
    await onThe('2026-11-20T06:00:00Z')
  })

  test('agreed already, nothing is written again', async () => {
    const { partner_id } = await buildPartner(running.services)
    const terms = { revenue_percent: 20, revenue_flat_fee: 5 }
    await post(url(partner_id), terms)
    await post(url(partner_id), terms)
    expect((await detail(partner_id))['terms']).toHaveLength(1)
    expect(await actsOf(partner_id)).toHaveLength(1)
  })

  test.each([
    [{ revenue_percent: -1 }, 'revenue_percent', 'Must be between 0 and 100'],
    [{ revenue_percent: 100.001 }, 'revenue_percent', 'Must be between 0 and 100'],
    [{ revenue_percent: 1.0001 }, 'revenue_percent', 'Use at most three decimals'],
    [{ revenue_percent: '40' }, 'revenue_percent', 'Must be between 0 and 100'],
    [{ revenue_flat_fee: -0.01 }, 'revenue_flat_fee', 'Must be a positive number'],
    [{ revenue_flat_fee: 0.001 }, 'revenue_flat_fee', 'Enter an amount in rupees with at most two decimals'],
    [{ revenue_flat_fee: null }, 'revenue_flat_fee', 'Must be a positive number'],
    [{ valid_from: '2026-11-19' }, 'valid_from', 'Choose today or a later day'],
    [{ valid_from: '2026-02-30' }, 'valid_from', 'Invalid date'],
  ])('%j is refused', async (change, field, message) => {
    const { partner_id } = await buildPartner(running.services)
    const body = { revenue_percent: 10, revenue_flat_fee: 10, ...change }
    const answer = await post(url(partner_id), body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Answered>().details).toEqual([{ field, message }])
    expect((await detail(partner_id))['terms']).toEqual([])
  })

  test.each([0, 0.001, 0.007, 33.333, 99.999, 100])('%f percent is taken', async (revenue_percent) => {
    const { partner_id } = await buildPartner(running.services)
    const answer = await post(url(partner_id), { revenue_percent, revenue_flat_fee: 0.07 })
    expect(answer.json<Answered>().data).toMatchObject({ revenue_percent, revenue_flat_fee: 0.07 })
  })
})

describe('the record', () => {
  test('is saved with PAN and account sealed and masked', async () => {
    const { partner_id } = await buildPartner(running.services)
    const answer = await post('/api/partner/update', {
      partner_id,
      version: 1,
      legal_name: 'Upper Ganga LLP',
      pan: 'AAPFU0939F',
      gstin: '27AAPFU0939F1ZV',
      account_name: 'Upper Ganga LLP',
      account_number: '30123456789',
      ifsc: 'SBIN0001234',
      agreement_date: '2026-11-01',
    })
    expect(answer.json()).toMatchObject({
      message: 'Partner updated',
      data: {
        version: 2,
        pan_masked: '*****0939F',
        gstin_masked: '27*****0939F1ZV',
        account_number_masked: '*******6789',
        agreement_date: '2026-11-01',
      },
    })
    expect(answer.body).not.toMatch(/AAPFU0939F|30123456789/)
    const stored = await asOffice(running.db, (tx) =>
      tx.row<{ text: string }>(sql`select p::text as text from partner p where partner_id = ${partner_id}`),
    )
    expect(stored?.text).not.toMatch(/30123456789|AAPFU0939F/)
    const [act] = await actsOf(partner_id)
    expect(act).toMatchObject({
      action: 'partner.update',
      after: { pan: '…939F', gstin: '…F1ZV', account_number: '…6789' },
    })
    expect(JSON.stringify(act)).not.toMatch(/30123456789|AAPFU0939F/)
  })

  test('what a partner gives up is emptied, and the log keeps that it was there', async () => {
    const { partner_id } = await buildPartner(running.services)
    const kyc = {
      pan: 'AAPFU0939F',
      gstin: '27AAPFU0939F1ZV',
      account_name: 'Upper Ganga LLP',
      account_number: '30123456789',
      ifsc: 'SBIN0001234',
    }
    await post('/api/partner/update', { partner_id, version: 1, ...kyc })
    const gone = Object.fromEntries(Object.keys(kyc).map((field) => [field, null]))
    const answer = await post('/api/partner/update', { partner_id, version: 2, ...gone })
    expect(answer.json()).toMatchObject({
      data: {
        pan_masked: null,
        gstin_masked: null,
        account_name: null,
        account_number_masked: null,
        ifsc: null,
      },
    })
    const act = (await actsOf(partner_id)).at(-1)
    expect(act).toMatchObject({ before: { pan: '…939F', gstin: '…F1ZV', ifsc: 'SBIN0001234' }, after: gone })
    const index = await asOffice(running.db, (tx) =>
      tx.row(sql`select pan_index, pan from partner where partner_id = ${partner_id}`),
    )
    expect(index).toEqual({ pan_index: null, pan: null })
  })

  test.each([
    ['pan', '*****0939F', 'Invalid PAN'],
    ['pan', 'AAPXU0939F', 'Invalid PAN'],
    ['gstin', '27AAPFU0939F1ZW', 'Invalid GSTIN: check each of its 15 characters'],
    ['account_number', '*******6789', 'Enter the account number: 9 to 18 digits'],
    ['ifsc', 'sbin0001234', 'IFSC format is invalid (case sensitive field)'],
    ['agreement_date', '2026-02-30', 'Invalid date'],
    ['name', null, 'Shorten this text and use ordinary characters only'],
  ])('%s of %j is refused', async (field, value, message) => {
    const { partner_id } = await buildPartner(running.services)
    const answer = await post('/api/partner/update', { partner_id, version: 1, [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Answered>().details).toEqual([{ field, message }])
  })

  test.each(['status', 'slug', 'utm_id', 'merchant_id', 'is_demo', 'pan_index', 'revenue_percent'])(
    '%s is not for this form',
    async (field) => {
      const { partner_id } = await buildPartner(running.services)
      const answer = await post('/api/partner/update', { partner_id, version: 1, [field]: 'active' })
      expect(answer.json<Answered>().code).toBe('unknown_field')
    },
  )

  test('a GSTIN of another PAN is refused by its field', async () => {
    const { partner_id } = await buildPartner(running.services)
    const body = { partner_id, version: 1, pan: 'AAPFU0939F', gstin: '29AAGCB7383J1Z4' }
    expect((await post('/api/partner/update', body)).json<Answered>().details).toEqual([
      { field: 'gstin', message: 'This GSTIN belongs to another PAN' },
    ])
  })

  test('of two who edit at once the second is told, and overwrites nothing', async () => {
    const { partner_id } = await buildPartner(running.services)
    await post('/api/partner/update', { partner_id, version: 1, phone: '9000000301' })
    const late = await post('/api/partner/update', { partner_id, version: 1, phone: '9000000302' })
    expect([late.statusCode, late.json<Answered>().code]).toEqual([409, 'conflict'])
    expect(await detail(partner_id)).toMatchObject({ phone: '9000000301', version: 2 })
  })

  test('an address that another partner signs in with is refused', async () => {
    const [one, other] = [await buildPartner(running.services), await buildPartner(running.services)]
    const answer = await post('/api/partner/update', {
      partner_id: one.partner_id,
      version: 1,
      email: other.email,
    })
    expect(answer.json<Answered>().code).toBe('partner_email_taken')
  })

  test('nothing new writes nothing', async () => {
    const { partner_id, name } = await buildPartner(running.services)
    await post('/api/partner/update', { partner_id, version: 1, name })
    expect(await detail(partner_id)).toMatchObject({ version: 1 })
    expect(await actsOf(partner_id)).toEqual([])
  })

  test('of nobody is not found', async () => {
    expect((await get('/api/partners/999999')).statusCode).toBe(404)
    expect((await post('/api/partner/update', { partner_id: 999_999, version: 1 })).statusCode).toBe(404)
  })
})

describe('unmasking', () => {
  test('answers the value, with reason and name on the log', async () => {
    const { partner_id } = await buildPartner(running.services)
    await post('/api/partner/update', {
      partner_id,
      version: 1,
      pan: 'AAPFU0939F',
      account_number: '123456789',
    })
    const ask = { partner_id, field: 'account_number', reason: 'Payout came back' }
    expect((await post('/api/partner/unmask', ask)).json()).toMatchObject({ data: { value: '123456789' } })
    expect((await post('/api/partner/unmask', { ...ask, field: 'pan' })).json()).toMatchObject({
      data: { value: 'AAPFU0939F' },
    })
    expect((await actsOf(partner_id)).slice(1)).toMatchObject([
      { action: 'partner.unmask', after: { field: 'account_number' }, reason: 'Payout came back' },
      { action: 'partner.unmask', after: { field: 'pan' } },
    ])
    const log = await running.db.row<{ text: string }>(
      sql`select string_agg(e::text, ' ') as text from audit_entry e where object_id = ${String(partner_id)}`,
    )
    expect(log?.text).not.toMatch(/123456789|AAPFU0939F/)
  })

  test('without a reason, of another field or of nothing is refused', async () => {
    const { partner_id } = await buildPartner(running.services)
    const ask = { partner_id, field: 'pan', reason: 'Payout came back' }
    expect((await post('/api/partner/unmask', ask)).statusCode).toBe(404)
    expect((await post('/api/partner/unmask', { ...ask, partner_id: 999_999 })).statusCode).toBe(404)
    for (const change of [
      { reason: '  ' },
      { reason: undefined },
      { field: 'email' },
      { field: 'pan_index' },
    ])
      expect((await post('/api/partner/unmask', { ...ask, ...change })).statusCode).toBe(400)
    expect(await actsOf(partner_id)).toEqual([])
  })
})
