import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildStaffAccount, STAFF_PASSWORD } from '../../testing/builders/build-staff-account.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { openLook } from '../../testing/builders/open-look.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { endMasquerade } from './masquerade.jobs.ts'

let test: TestApp
let staff: SignedInStaff
let partner: BuiltPartner
type Headers = { authorization: string }
const MINUTE = 60_000
const reason = 'They ask why SB-40173 is not on the statement'

const get = (url: string, headers: Headers) => test.app.inject({ url: `/api/${url}`, headers })
const post = (url: string, payload: object, headers: Headers = staff.headers) =>
  test.app.inject({ method: 'POST', url: `/api/${url}`, headers, payload })
const start = (headers: Headers = staff.headers) =>
  post('admin/masquerade', { partner_id: partner.partner_id, reason }, headers)
const codeOf = async (answer: ReturnType<typeof post>): Promise<string | undefined> =>
  (await answer).json<{ code?: string }>().code
const look = (headers: Headers = staff.headers) => openLook(test, headers, partner.partner_id)
const isIn = async (headers: Headers): Promise<boolean> => {
  const { statusCode } = await get('partner/home', headers)
  expect([200, 401]).toContain(statusCode)
  return statusCode === 200
}
const access = async () =>
  (await get('partner/account-access', partner.headers)).json<{
    data: { requests: { request_id: number }[]; looks: Record<string, unknown>[] }
  }>().data
const entries = (action: string) =>
  test.db.rows<{ actor_name: string; on_behalf_of: string; after: unknown }>(
    sql`select actor_name, on_behalf_of, after from audit_entry where action = ${action} and object_id = ${String(partner.partner_id)}`,
  )
const told = () =>
  asOffice(test.db, (tx) =>
    tx.rows<{ data: object }>(
      sql`select data from partner_event where type = 'account.viewed_by_staff' and partner_id = ${partner.partner_id}`,
    ),
  )
const mails = () =>
  test.db.rows(sql`select 1 from message where template = 'account_viewed' and recipient = ${partner.email}`)

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  staff = await buildStaff(test.services, 1)
  partner = await buildPartner(test.services)
})

describe('a look', () => {
  it('is begun with a reason, noted page by page with both names, ended, reported and told to the partner', async () => {
    const started = (await start()).json<{ data: { masquerade_id: number; key: string } }>().data
    const opened = await post('admin/masquerade/open', { key: started.key })
    const looker = { authorization: `Bearer ${opened.json<{ data: { token: string } }>().data.token}` }
    expect((await access()).looks).toMatchObject([{ who: 'Test', reason, ended_at: null, pages: [] }])
    for (const url of ['home', 'home', 'statements', 'disputes', 'get-revenue']) {
      test.clock.advance(1_000)
      expect((await get(`partner/${url}`, looker)).statusCode).toBe(200)
    }
    const names = { actor_name: staff.username, on_behalf_of: partner.name }
    const { masquerade_id } = started
    expect(await entries('masquerade.start')).toMatchObject([names])
    expect(await entries('masquerade.view')).toMatchObject(
      ['home', 'statements', 'disputes'].map((page) => ({ ...names, after: { masquerade_id, page } })),
    )
    expect(await told()).toEqual([])

    expect((await post('admin/masquerade/end', {})).json()).toMatchObject({ data: { masquerade_id } })
    expect((await post('admin/masquerade/end', {})).json()).toMatchObject({ data: null })
    expect(await isIn(looker)).toBe(false)
    expect(await isIn(partner.headers)).toBe(true)
    expect(await entries('masquerade.end')).toMatchObject([
      { ...names, after: { ended_by: 'staff', pages: 3 } },
    ])
    expect((await access()).looks).toMatchObject([
      {
        who: 'Test',
        role: 'Administrator',
        reason,
        ended_by: 'staff',
        pages: ['home', 'statements', 'disputes'],
      },
    ])
    expect(await told()).toMatchObject([{ data: { masquerade_id, pages: 3 } }])
    expect(await mails()).toHaveLength(1)

    const told_of = { masquerade_id, report: 'The lender has not paid yet' }
    expect((await post('admin/masquerade/report', told_of)).statusCode).toBe(200)
    expect(await codeOf(post('admin/masquerade/report', told_of))).toBe('conflict')
    const other = await buildStaff(test.services, 1)
    expect(await codeOf(post('admin/masquerade/report', told_of, other.headers))).toBe('not_found')
    const list = await get(`admin/masquerade/looks?partner_id=${partner.partner_id}`, staff.headers)
    expect(list.json()).toMatchObject({ total: 1, data: [{ report: told_of.report, in_seven_days: 1 }] })
  })

  it('hides bank and tax from who looks, and a forged cookie makes nobody one', async () => {
    const looker = await look()
    const account = (await get('partner/account', looker)).json<{ data: Record<string, unknown> }>().data
    expect(account).toMatchObject({ email: partner.email, pan_masked: null, ifsc: null, account_name: null })
    const cookie = { ...partner.headers, cookie: 'isMasqueradeMode=1' }
    expect((await get('partner/get-revenue', cookie)).json()).toMatchObject({ data: { masquerade: null } })
    const bare = { ...looker, cookie: 'isMasqueradeMode=0' }
    expect((await get('partner/get-revenue', bare)).json()).toMatchObject({
      data: { masquerade: { username: staff.username } },
    })
  })

  it('needs an active partner, a reason of ten letters and role 1', async () => {
    const paused = await buildPartner(test.services, { status: 'paused' })
    const at = (partner_id: number, why = reason) => post('admin/masquerade', { partner_id, reason: why })
    expect(await codeOf(at(paused.partner_id))).toBe('masquerade_not_active')
    expect(await codeOf(at(999_999))).toBe('not_found')
    expect(await codeOf(at(partner.partner_id, 'too short'))).toBe('invalid_request')
    expect(await codeOf(start((await buildStaff(test.services, 2)).headers))).toBe('not_permitted')
  })

  it('needs a second factor of the last five minutes, not ten', async () => {
    const admin = await buildStaffAccount(test.services)
    const payload = { username: admin.username, password: STAFF_PASSWORD, totp: admin.code() }
    const signedIn = await test.app.inject({ method: 'POST', url: '/api/admin/login', payload })
    const headers = { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` }
    test.clock.advance(5 * MINUTE)
    const stand = async () =>
      (await get(`admin/masquerade/stand/${partner.partner_id}`, headers)).json<{ data: object }>().data
    expect(await stand()).toMatchObject({ code: 'wanted', started_today: 0, staff_may_look: 1, open: null })
    expect(await codeOf(start(headers))).toBe('step_up_required')
    expect((await post('admin/step-up', { code: admin.code() }, headers)).statusCode).toBe(200)
    expect(await stand()).toMatchObject({ code: 'fresh' })
    expect((await start(headers)).statusCode).toBe(200)
    expect(await stand()).toMatchObject({ started_today: 1, open: { partner_name: partner.name } })
  })
})

describe('the key of a look', () => {
  const keyOf = async () => (await start()).json<{ data: { key: string } }>().data.key
  const turn = (key: string, headers = staff.headers) =>
    codeOf(post('admin/masquerade/open', { key }, headers))

  it('is good once, and in the session that it was given to', async () => {
    const key = await keyOf()
    const other = await buildStaff(test.services, 1)
    expect(await turn(key, other.headers)).toBe('masquerade_refused')
    expect(new Set(await Promise.all([turn(key), turn(key)]))).toEqual(
      new Set(['masquerade_refused', undefined]),
    )
    expect(await turn(key)).toBe('masquerade_refused')
    expect(await turn('k'.repeat(43))).toBe('masquerade_refused')
  })

  it('is good for a minute; whoever was stopped in between begins anew, and nobody is told of nothing', async () => {
    const key = await keyOf()
    expect(await codeOf(start())).toBe('masquerade_open')
    test.clock.advance(MINUTE)
    expect(await turn(key)).toBe('masquerade_refused')
    await look()
    expect((await access()).looks).toHaveLength(1)
    const rows = await asOffice(test.db, (tx) =>
      tx.rows(
        sql`select ended_by from masquerade where partner_id = ${partner.partner_id} order by started_at`,
      ),
    )
    expect(rows).toEqual([{ ended_by: 'unused' }, { ended_by: null }])
  })
})

describe('the end of a look', () => {
  it('comes after 30 minutes, whatever is done in it, and adds nothing to the session of staff', async () => {
    const looker = await look()
    const seen = () => test.db.row(sql`select last_seen_at from session where staff_id = ${staff.staff_id}`)
    const before = await seen()
    test.clock.advance(29 * MINUTE + 59_000)
    expect(await isIn(looker)).toBe(true)
    expect(await seen()).toEqual(before)
    test.clock.advance(2_000)
    expect(await isIn(looker)).toBe(false)
    expect((await access()).looks).toMatchObject([{ ended_by: 'limit' }])
    const [row] = await asOffice(test.db, (tx) =>
      tx.rows<{ masquerade_id: number }>(
        sql`select masquerade_id from masquerade where partner_id = ${partner.partner_id}`,
      ),
    )
    const payload = { masquerade_id: row?.masquerade_id ?? 0 }
    for (const _ of [1, 2]) await endMasquerade(test.services, payload, { number: 1, last: false })
    expect(await told()).toHaveLength(1)
    expect(await entries('masquerade.end')).toMatchObject([{ after: { ended_by: 'limit' } }])
  })

  it.each([
    [
      'the session is ended',
      () => sql`update session set revoked_at = ${test.clock.now()} where staff_id = ${staff.staff_id}`,
    ],
    [
      'they are disabled',
      () => sql`update staff set disabled_at = ${test.clock.now()} where staff_id = ${staff.staff_id}`,
    ],
    ['they get another role', () => sql`update staff set role_id = 2 where staff_id = ${staff.staff_id}`],
  ])('comes at once where %s', async (_, change) => {
    const looker = await look()
    expect(await isIn(looker)).toBe(true)
    await test.db.run(change())
    expect(await isIn(looker)).toBe(false)
    expect((await access()).looks).toMatchObject([{ ended_by: 'session' }])
  })

  it('is never hindered by the partner, who stops the look by being stopped', async () => {
    const looker = await look()
    await asOffice(test.db, (tx) =>
      tx.run(sql`update partner set status = 'paused' where partner_id = ${partner.partner_id}`),
    )
    expect(await isIn(looker)).toBe(false)
    expect((await post('admin/masquerade/end', {})).json()).toMatchObject({
      data: { partner_id: partner.partner_id },
    })
  })
})

describe('how many', () => {
  it('one at a time: a second start is refused, also at another partner and from inside', async () => {
    const looker = await look()
    expect(await codeOf(start())).toBe('masquerade_open')
    partner = await buildPartner(test.services)
    expect(await codeOf(start())).toBe('masquerade_open')
    expect(await codeOf(start(looker))).toBe('not_signed_in')
    const both = await Promise.all(
      [1, 2].map(async () => start((await buildStaff(test.services, 1)).headers)),
    )
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  it('two starts at once are one, and twenty a day in India are enough', async () => {
    const both = await Promise.all([start(), start()])
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    for (let started = 1; started < 20; started += 1) {
      await post('admin/masquerade/end', {})
      expect((await start()).statusCode).toBe(200)
    }
    await post('admin/masquerade/end', {})
    expect(await codeOf(start())).toBe('masquerade_limit')
    const often = await get('admin/masquerade/looks?only=often', staff.headers)
    expect(often.json<{ total: number }>().total).toBeGreaterThanOrEqual(17)
  })
})

describe('where the partner wants to be asked', () => {
  const settings = (body: object) => post('partner/account-access/settings', body, partner.headers)
  const answer = (request_id: number, allowed: 0 | 1, by = partner.headers) =>
    post('partner/account-access/answer', { request_id, allowed }, by)
  const ask = async () => {
    const asked = (await start()).json<{ data: { state: string; request_id: number } }>().data
    expect(asked.state).toBe('waits')
    return asked.request_id
  }
  beforeEach(async () => {
    expect((await settings({ staff_may_look: 0 })).statusCode).toBe(200)
  })

  it('begins once it has allowed it, once', async () => {
    const request_id = await ask()
    expect(await ask()).toBe(request_id)
    expect((await access()).requests).toMatchObject([{ request_id, who: 'Test', reason }])
    const stranger = await buildPartner(test.services)
    expect(await codeOf(answer(request_id, 1, stranger.headers))).toBe('not_found')
    expect((await answer(request_id, 1)).statusCode).toBe(200)
    expect(await codeOf(answer(request_id, 0))).toBe('conflict')
    await look()
    await post('admin/masquerade/end', {})
    expect((await access()).looks).toMatchObject([{ leave: 'partner' }])
    expect(await ask()).not.toBe(request_id)
  })

  it('does not where it refuses, or the fifteen minutes are over', async () => {
    await answer(await ask(), 0)
    expect((await start()).json()).toMatchObject({ data: { state: 'refused' } })
    test.clock.advance(15 * MINUTE)
    const request_id = await ask()
    test.clock.advance(15 * MINUTE)
    expect(await codeOf(answer(request_id, 1))).toBe('conflict')
  })

  it('begins by a second administrator for a risk, of which the partner is told seven days later', async () => {
    const request_id = await ask()
    const second = await buildStaff(test.services, 1)
    const allow = (by: Headers) =>
      post('admin/masquerade/allow', { request_id, risk: 'Leads that look bought' }, by)
    expect(await codeOf(allow(staff.headers))).toBe('own_approval')
    expect((await get('admin/masquerade/requests', second.headers)).json()).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ request_id, is_own: 0 })]),
    })
    expect((await allow(second.headers)).statusCode).toBe(200)
    expect(await codeOf(allow(second.headers))).toBe('conflict')
    const looker = await look()
    await get('partner/home', looker)
    const ended = await post('admin/masquerade/end', {})
    const { masquerade_id } = ended.json<{ data: { masquerade_id: number } }>().data
    const tell = () => endMasquerade(test.services, { masquerade_id }, { number: 1, last: false })
    await tell()
    expect([(await access()).looks, await told(), await mails()]).toEqual([[], [], []])
    test.clock.advance(7 * 24 * 60 * MINUTE)
    await tell()
    await test.db.run(sql`update session set last_seen_at = ${test.clock.now()},
      absolute_expires_at = ${new Date(test.clock.now().getTime() + 60 * MINUTE)} where partner_id = ${partner.partner_id}`)
    expect((await access()).looks).toMatchObject([{ leave: 'second_staff', pages: ['home'] }])
    expect([await told(), await mails()]).toMatchObject([[{ data: { masquerade_id } }], [{}]])
  })

  it('gets no e-mail where it has switched that off', async () => {
    await settings({ staff_may_look: 1, mail_at_end: 0 })
    await look()
    await post('admin/masquerade/end', {})
    expect([(await told()).length, (await mails()).length]).toEqual([1, 0])
  })
})
