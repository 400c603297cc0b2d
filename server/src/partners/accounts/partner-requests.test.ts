import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let admin: SignedInStaff
beforeAll(async () => {
  running = await createTestApp()
  admin = await buildStaff(running.services, 1)
})
afterAll(() => running.close())

interface Row {
  id: number
  name: string
  status: string
  slug: string | null
  request_note: string | null
}

const get = (url: string, headers: Record<string, string> = admin.headers) =>
  running.app.inject({ url, headers })
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  running.app.inject({ method: 'POST', url, payload, headers })
const form = {
  name: 'Rao & Sons',
  contact_name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9000000401',
  note: ' Two shops in Lucknow ',
}
const request = async (change: object = {}): Promise<Row> => {
  expect((await post('/api/partners/request', { ...form, ...change })).statusCode).toBe(200)
  const { data } = (await get('/api/partners?status=requested&page_size=200')).json<{ data: Row[] }>()
  const newest = data.sort((a, b) => b.id - a.id)[0]
  if (newest === undefined) throw new Error('no request was kept')
  return newest
}
const setStatus = (partner_id: number, status: string, reason = 'Looked at') =>
  post('/api/partner/set-status', { partner_id, status, reason }, admin.headers)

describe('a request of the public form', () => {
  test('that is sent twice, or five times at once, is asked once', async () => {
    const twice = { ...form, email: 'twice@example.com' }
    await Promise.all(Array.from({ length: 5 }, () => post('/api/partners/request', twice)))
    await post('/api/partners/request', { ...twice, phone: '9000000402' })
    const { data } = (await get('/api/partners?status=requested&search=twice@example.com')).json<{
      data: Row[]
    }>()
    expect(data).toHaveLength(2)
  })

  test('waits for staff, without a link, and is on the log', async () => {
    const answer = await post('/api/partners/request', form)
    expect(answer.json()).toEqual({
      success: true,
      message: 'Thank you. We have your request and will get in touch',
    })
    const row = await request()
    expect(row).toMatchObject({
      name: 'Rao & Sons',
      status: 'requested',
      slug: null,
      request_note: 'Two shops in Lucknow',
    })
    const act = await running.db.row(
      sql`select actor_kind, action from audit_entry where object_id = ${String(row.id)}`,
    )
    expect(act).toEqual({ actor_kind: 'system', action: 'partner.request' })
  })

  test('names who invited it, by slug or name; one that is not active or not known is nobody', async () => {
    const inviter = await buildPartner(running.services, { slug: 'gomti-shop', name: 'Gomti Shop' })
    await buildPartner(running.services, { slug: 'closed-shop', status: 'paused' })
    const invitedBy = async (invited_by: string, email: string) => {
      const { id } = await request({ invited_by, email })
      const { data } = (await get(`/api/partners/${id}`)).json<{ data: { invited_by: string | null } }>()
      return data.invited_by
    }
    expect(await invitedBy('gomti-shop', 'i1@example.com')).toBe(inviter.name)
    expect(await invitedBy('gomti shop', 'i2@example.com')).toBe(inviter.name)
    expect(await invitedBy('closed-shop', 'i3@example.com')).toBeNull()
    expect(await invitedBy('nobody', 'i4@example.com')).toBeNull()
    const refused = await post('/api/partners/request', { ...form, invited_by: 'x'.repeat(81) })
    expect(refused.statusCode).toBe(400)
  })

  test('is answered alike where the address is a partner’s', async () => {
    await buildPartner(running.services, { email: 'known@example.com' })
    const [unknown, known] = [
      await post('/api/partners/request', { ...form, email: 'unknown@example.com' }),
      await post('/api/partners/request', { ...form, email: 'known@example.com' }),
    ]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  })

  test.each([
    ['name', ''],
    ['contact_name', 'x'.repeat(81)],
    ['email', 'nobody'],
    ['phone', '0123456789'],
    ['note', 'x'.repeat(501)],
    ['status', 'active'],
    ['revenue_percent', 90],
  ])('%s of %j is refused', async (field, value) => {
    expect((await post('/api/partners/request', { ...form, [field]: value })).statusCode).toBe(400)
  })
})

describe('what becomes of it', () => {
  test('approved, it is active under a link made of its name', async () => {
    const { id } = await request({ name: 'Chambal Finance', email: 'c1@example.com' })
    const answer = await setStatus(id, 'active')
    expect(answer.json()).toMatchObject({
      message: 'Status changed',
      data: { status: 'active', slug: 'chambal-finance' },
    })
    expect(await running.db.row(sql`select kind from url_segment where segment = 'chambal-finance'`)).toEqual(
      {
        kind: 'partner',
      },
    )
    const act = await running.db.row(sql`select before, after, reason from audit_entry
      where object_id = ${String(id)} and action = 'partner.status'`)
    expect(act).toEqual({
      before: { status: 'requested' },
      after: { status: 'active', slug: 'chambal-finance' },
      reason: 'Looked at',
    })
    const twin = await request({ name: 'Chambal Finance', email: 'c2@example.com' })
    expect((await setStatus(twin.id, 'active')).json()).toMatchObject({ data: { slug: 'chambal-finance-2' } })
    const unwritable = await request({ name: 'चम्बल', email: 'c3@example.com' })
    expect((await setStatus(unwritable.id, 'active')).json()).toMatchObject({
      data: { slug: `partner-${unwritable.id}` },
    })
    const page = await request({ name: 'Partner', email: 'c4@example.com' })
    expect((await setStatus(page.id, 'active')).json()).toMatchObject({ data: { slug: 'partner-2' } })
  })

  test('turned down, it stays closed', async () => {
    const { id } = await request({ email: 'down@example.com' })
    expect((await setStatus(id, 'closed')).statusCode).toBe(200)
    expect((await setStatus(id, 'active')).json()).toMatchObject({ code: 'partner_status_refused' })
    expect((await setStatus(id, 'paused')).json()).toMatchObject({ code: 'partner_status_refused' })
  })

  test('it cannot be approved with an address that a partner signs in with', async () => {
    const { email } = await buildPartner(running.services)
    const { id } = await request({ email })
    const answer = await setStatus(id, 'active')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'partner_email_taken'])
    expect((await get(`/api/partners/${id}`)).json()).toMatchObject({
      data: { status: 'requested', slug: null },
    })
  })

  test.each([
    [{ status: 'requested' }, 409],
    [{ status: 'active' }, 409],
    [{ status: 'gone' }, 400],
    [{ reason: '' }, 400],
    [{ partner_id: 999_999 }, 404],
  ])('%j of an active one answers %i', async (change, status) => {
    const { partner_id } = await buildPartner(running.services)
    const body = { partner_id, status: 'paused', reason: 'Agreement lapsed', ...change }
    expect((await post('/api/partner/set-status', body, admin.headers)).statusCode).toBe(status)
  })
})

describe('get-partner-by-name (section 7)', () => {
  const revenue = ['revenue_percent', 'revenue_flat_fee', 'email', 'phone', 'status', 'pan_masked', 'ifsc']

  test('gives anybody the public fields of an active partner', async () => {
    const partner = await buildPartner(running.services, {
      slug: 'betwa',
      name: 'Betwa Credit',
      utm_id: 'b1',
    })
    for (const name of ['betwa', 'BETWA', 'Betwa%20Credit', 'betwa credit']) {
      const answer = await get(`/api/get-partner-by-name/${name}`, {})
      expect(answer.json()).toEqual({
        success: true,
        data: { id: partner.partner_id, name: 'Betwa Credit', slug: 'betwa', utm_id: 'b1' },
      })
    }
    for (const headers of [partner.headers, (await buildStaff(running.services, 2)).headers]) {
      const { data } = (await get('/api/get-partner-by-name/betwa', headers)).json<{ data: object }>()
      expect(Object.keys(data).filter((field) => revenue.includes(field))).toEqual([])
    }
  })

  test('gives staff of role 1 all fields, also of one that is not active', async () => {
    const paused = await buildPartner(running.services, { slug: 'sone', status: 'paused' })
    expect((await get('/api/get-partner-by-name/sone', {})).statusCode).toBe(404)
    const { data } = (await get('/api/get-partner-by-name/sone')).json<{ data: object }>()
    expect(data).toMatchObject({ id: paused.partner_id, status: 'paused', revenue_percent: null })
    for (const field of revenue) expect(data).toHaveProperty(field)
  })

  test("stands for 'cl' without a name, and is not found for nobody’s", async () => {
    expect((await get('/api/get-partner-by-name/', {})).statusCode).toBe(404)
    const house = await buildPartner(running.services, { slug: 'cl', name: 'Central Leads' })
    expect((await get('/api/get-partner-by-name/', {})).json()).toMatchObject({
      data: { id: house.partner_id },
    })
    expect((await get('/api/get-partner-by-name/nobody', {})).statusCode).toBe(404)
  })
})
