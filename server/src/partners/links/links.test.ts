import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { sql } from '../../platform/db/sql.ts'
import { someMobile } from '../../testing/builders/build-customer.ts'
import { saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { post, readPasscode } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listActiveBySlug } from '../accounts/published.ts'
import { asOffice } from '../scope/as-partner.ts'
import { foldLinkClicks } from './click-rollup.jobs.ts'
import { createClickRecorder } from './record-clicks.ts'
import { CLICK_COOKIE } from './touches.ts'

let running: TestApp
let app: FastifyInstance
let gomti: BuiltPartner
let kaveri: BuiltPartner
let staff: { headers: { authorization: string } }
beforeAll(async () => {
  running = await createTestApp()
  app = running.app
  gomti = await buildPartner(running.services)
  kaveri = await buildPartner(running.services)
  staff = await buildStaff(running.services, 1)
})
afterAll(() => running.close())

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const fold = () => foldLinkClicks(running.services, {}, { number: 1, last: false })
const some = (): string => Math.random().toString(36).slice(2, 10)
const body = (facts: object = {}) => ({
  request_id: crypto.randomUUID(),
  name: 'Counter 2',
  slug: `link-${some()}`,
  brand_slug: running.services.env.DEFAULT_BRAND,
  product_type: null,
  utms: { utm_source: 'counter' },
  subs: { sub1: 'counter-2', sub2: 'window' },
  expires_on: null,
  ...facts,
})
const make = async (partner: BuiltPartner, facts: object = {}) => {
  const sent = body(facts)
  const answer = await post(app, '/api/partner/links/make', sent, partner.headers)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { ...sent, link_id: answer.json<{ data: { link_id: number } }>().data.link_id }
}
const read = async (partner: { headers: { authorization: string } }, url: string) =>
  (await app.inject({ url, headers: partner.headers })).json<{
    data: Record<string, never> & { figures: object }
  }>().data

/** Opens a link as a browser on the line of `ip`, beside the pages themselves, which a test of the API does not have. */
const open = async (
  slug: string,
  {
    ip = '103.21.4.5',
    search = '',
    method = 'GET',
    headers = {},
  }: { ip?: string; search?: string; method?: string; headers?: object } = {},
): Promise<string> => {
  const recorder = createClickRecorder(running.services, listActiveBySlug)
  const click = recorder.note({
    slug,
    search,
    ip,
    request: { method, headers: { 'user-agent': phone, 'sec-fetch-mode': 'navigate', ...headers } },
  })
  await recorder.settle()
  return click
}
const seen = (clicks: string) => post(app, '/api/link-seen', {}, { cookie: `${CLICK_COOKIE}=${clicks}` })

/** Signs in by a link with the clicks of its browser, and chooses personal loans. */
const becomeLead = async (slug: string, clicks: string): Promise<{ mobile: string; user_id: string }> => {
  const mobile = someMobile()
  const started = await post(
    app,
    '/api/auth/start',
    {
      language: 'en',
      consents: [{ purpose: 'terms', version: '1' }],
      mobile_phone_number: mobile,
      url_segment: slug,
    },
    { cookie: `${CLICK_COOKIE}=${clicks}` },
  )
  const { prospect_app_id } = started.json<{ prospect_app_id: string }>()
  const otp = await readPasscode(running.services, mobile)
  const verified = await post(app, '/api/auth/verify', { prospect_app_id, otp })
  const { token, user_id } = verified.json<{ token: string; user_id: string }>()
  const customer = { user_id, headers: { authorization: `Bearer ${token}` } }
  await saveCompleteProfile(app, customer, { email: `${user_id}@example.com`.replace(/-/g, '') })
  const made = await post(app, '/api/applications', { product_type: 'Personal Loans' }, customer.headers)
  if (made.statusCode !== 200) throw new Error(made.body)
  return { mobile, user_id }
}

describe('a partner’s own path', () => {
  const listed = async (partner: BuiltPartner) =>
    (await app.inject({ url: '/api/partner/links', headers: partner.headers })).json<{
      data: { link_id: number; name: string; slug: string; is_own: 0 | 1; figures: object }[]
    }>().data

  test('is counted and judged as a link is, from its first click on, and cannot be ended', async () => {
    const partner = await buildPartner(running.services)
    const slug = partner.slug ?? ''
    expect(await listed(partner)).toEqual([])
    const [first] = [await open(slug, { ip: '103.21.9.9' }), await open(slug, { ip: '103.21.9.9' })]
    await open(slug, { ip: '103.21.9.8', method: 'HEAD' })
    await seen(first)
    const [own, ...others] = await listed(partner)
    expect(others).toEqual([])
    expect(own).toMatchObject({
      name: 'Your own address',
      slug,
      is_own: 1,
      figures: { hits: 3, counted: 1, seen: 1 },
    })
    const end = { link_id: own?.link_id, ended: 1 }
    expect((await post(app, '/api/partner/links/end', end, partner.headers)).statusCode).toBe(404)
    expect((await post(app, '/api/tracking-links/end', end, staff.headers)).statusCode).toBe(404)
    expect(await read(staff, `/api/tracking-links/${own?.link_id}`)).toMatchObject({
      name: 'Own address',
      partner_name: partner.name,
    })
    await becomeLead(slug, first)
    expect((await listed(partner))[0]).toMatchObject({ figures: { signed_in: 1, leads: 1 } })
  })

  test('of nobody, or of a partner that is not active, is not counted', async () => {
    const partner = await buildPartner(running.services, { status: 'paused' })
    const before = await running.db.rows(sql`select 1 from link_click`)
    await open(partner.slug ?? '')
    await open(`nobody-${some()}`)
    expect(await running.db.rows(sql`select 1 from link_click`)).toHaveLength(before.length)
  })
})

describe('a link', () => {
  test('is made once, has a slug of its own, and is its partner’s', async () => {
    const sent = body({ expires_on: '2026-12-31' })
    const first = await post(app, '/api/partner/links/make', sent, gomti.headers)
    const again = await post(app, '/api/partner/links/make', sent, gomti.headers)
    expect(again.json()).toEqual(first.json())
    const { link_id } = first.json<{ data: { link_id: number } }>().data
    const url = `/api/partner/links/${link_id}`
    expect(await read(gomti, url)).toMatchObject({
      slug: sent.slug,
      state: 'live',
      made_by: gomti.name,
      qr: { text: expect.stringMatching(new RegExp(`/${sent.slug}\\?q=1$`)) },
    })
    expect((await app.inject({ url, headers: kaveri.headers })).statusCode).toBe(404)
    const foreign = { link_id, ended: 1 }
    expect((await post(app, '/api/partner/links/end', foreign, kaveri.headers)).statusCode).toBe(404)
    const others = await app.inject({ url: '/api/partner/links', headers: kaveri.headers })
    expect(others.body).not.toContain(sent.slug)
    // The same request of another partner is nobody's.
    expect((await post(app, '/api/partner/links/make', sent, kaveri.headers)).statusCode).toBe(404)
    expect(await read(staff, `/api/tracking-links/${link_id}`)).toMatchObject({ partner_name: gomti.name })
  })

  test.each([
    ['a word of the product', () => ({ slug: 'admin' }), 409],
    ['a partner’s path', () => ({ slug: kaveri.slug ?? '' }), 409],
    ['a capital', () => ({ slug: 'Diwali' }), 400],
    ['too long', () => ({ slug: 'x'.repeat(65) }), 400],
    ['a day that is over', () => ({ expires_on: '2026-01-01' }), 400],
    ['a number of somebody in a sub-id', () => ({ subs: { sub1: '9876543210' } }), 400],
    ['an unknown brand', () => ({ brand_slug: 'nobody' }), 404],
  ])('is refused: %s', async (_, facts, status) => {
    const answer = await post(app, '/api/partner/links/make', body(facts()), gomti.headers)
    expect(answer.statusCode).toBe(status)
  })

  test('stands at its brand’s own address, whatever host it is asked by', async () => {
    const { slug, link_id } = await make(gomti)
    const headers = { ...gomti.headers, host: 'evil.example' }
    const detail = (await app.inject({ url: `/api/partner/links/${link_id}`, headers })).json<{
      data: { address: string; qr: { text: string } }
    }>().data
    const address = `http://localhost:${running.services.env.PORT}/${slug}`
    expect([detail.address, detail.qr.text]).toEqual([address, `${address}?q=1`])
    const list = (await app.inject({ url: '/api/partner/links', headers })).body
    expect(list).not.toContain('evil.example')
  })

  test('of a brand leads to its path and that of nobody else', async () => {
    const { slug } = await make(gomti)
    const answer = await post(app, '/api/partner/links/make', body({ slug }), kaveri.headers)
    expect(answer.json()).toMatchObject({ code: 'partner_slug_taken', details: [{ field: 'slug' }] })
  })

  test('ends, and its end is taken back; staff do the same', async () => {
    const { link_id } = await make(gomti)
    const stateOf = async () => (await read(gomti, `/api/partner/links/${link_id}`))['state']
    await post(app, '/api/partner/links/end', { link_id, ended: 1 }, gomti.headers)
    expect(await stateOf()).toBe('ended')
    await post(app, '/api/partner/links/end', { link_id, ended: 1 }, gomti.headers)
    await post(app, '/api/tracking-links/end', { link_id, ended: 0 }, staff.headers)
    expect(await stateOf()).toBe('live')
    const entries = await running.db.rows<{ action: string }>(
      sql`select action from audit_entry where object_kind = 'partner_link' and object_id = ${String(link_id)} order by entry_id`,
    )
    expect(entries.map(({ action }) => action)).toEqual([
      'partner_link.make',
      'partner_link.end',
      'partner_link.resume',
    ])
  })
})

describe('clicks', () => {
  test('are hits; a person counts once an hour; who runs the page is seen; nothing is counted twice when days are folded', async () => {
    const { slug, link_id } = await make(gomti)
    const first = await open(slug, { search: 'q=1' })
    await open(slug, { ip: '103.21.4.5' })
    await open(slug, { method: 'HEAD' })
    await open(slug, { headers: { 'user-agent': 'WhatsApp/2.23.20.0 A' } })
    const second = await open(slug, { ip: '49.36.1.2' })
    await open('no-such-link')
    expect((await seen(`nonsense.${first}`)).statusCode).toBe(200)
    await seen(first)
    expect((await post(app, '/api/link-seen', {})).statusCode).toBe(200)
    const url = `/api/partner/links/${link_id}`
    const figures = { hits: 5, counted: 2, seen: 1, qr: 1 }
    const reasons = [
      { verdict: 'bot:method', count: 1 },
      { verdict: 'preview', count: 1 },
      { verdict: 'repeat', count: 1 },
    ]
    expect(await read(gomti, url)).toMatchObject({ figures, reasons })
    const begin = running.clock.now().toISOString()
    running.clock.advance(20 * 60_000)
    await fold()
    await fold()
    const folded = await read(gomti, url)
    expect(folded).toMatchObject({ figures, reasons })
    // What is folded is not seen any more, and the next hour counts anew.
    await seen(second)
    running.clock.advance(60 * 60_000)
    await open(slug)
    running.clock.advance(20 * 60_000)
    await fold()
    running.clock.set(begin)
    expect(await read(gomti, url)).toMatchObject({ figures: { hits: 6, counted: 3, seen: 1 }, reasons })
  })

  test('that come together are judged in their order and written by one statement', async () => {
    const { slug, link_id } = await make(gomti)
    const recorder = createClickRecorder(running.services, listActiveBySlug)
    for (let at = 0; at < 7; at += 1)
      recorder.note({
        slug,
        search: '',
        ip: '203.0.113.9',
        request: { method: 'GET', headers: { 'user-agent': phone } },
      })
    await recorder.settle()
    const rows = await running.db.rows<{ verdict: string }>(
      sql`select verdict from link_click where link_id = ${link_id} order by click_id`,
    )
    expect(rows.map(({ verdict }) => verdict).toSorted()).toEqual([
      'burst',
      'burst',
      'burst',
      'ok',
      'repeat',
      'repeat',
      'repeat',
    ])
  })

  test('hold no address, and a salt is gone after its day', async () => {
    const { slug, link_id } = await make(gomti)
    await open(slug, { ip: '198.51.100.77' })
    const row = await running.db.row<{ text: string }>(
      sql`select c::text as text from link_click c where link_id = ${link_id}`,
    )
    expect(row?.text).not.toContain('198.51')
    const begin = running.clock.now().toISOString()
    running.clock.advance(3 * 86_400_000)
    await fold()
    expect(await running.db.rows(sql`select 1 from click_salt`)).toEqual([])
    running.clock.set(begin)
  })
})

describe('a lead by a link', () => {
  test('keeps the link, the touches and the sub-ids, also when the link has ended; the trace says why', async () => {
    const early = await make(kaveri)
    const { slug, link_id, name } = await make(gomti)
    const first = await open(early.slug)
    running.clock.advance(60_000)
    const last = await open(slug, { search: 'sub2=door&sub3=evening' })
    await post(app, '/api/partner/links/end', { link_id, ended: 1 }, gomti.headers)
    const { mobile, user_id } = await becomeLead(slug, `${first}.${last}`)
    const lead = await asOffice(running.db, (tx) =>
      tx.row<{ lead_id: number }>(
        sql`select lead_id, partner_id, link_id, touches, subs from partner_lead where user_id = ${user_id}`,
      ),
    )
    expect(lead).toMatchObject({
      partner_id: gomti.partner_id,
      link_id,
      touches: [first, last],
      subs: { sub1: 'counter-2', sub2: 'door', sub3: 'evening' },
    })
    expect(await read(gomti, `/api/partner/links/${link_id}`)).toMatchObject({
      figures: { signed_in: 1, leads: 1, applied: 0 },
      // Neither course nor paper: the lead and its share stand all the same.
      gate: { live: 0, missing: ['training', 'papers'] },
    })
    const own = (q: string, partner = gomti) => read(partner, `/api/partner/trace?q=${q}`)
    const ending = mobile.slice(-4)
    for (const q of [ending, `L-${lead?.lead_id}`, last])
      expect(await own(q)).toMatchObject({
        cases: [
          {
            outcome: 'yours',
            rule: 'lock',
            lead_id: lead?.lead_id,
            partner_name: null,
            events: [
              { kind: 'click', by: 'another', link: null, name: null },
              { kind: 'click', by: 'you', link: name },
              { kind: 'arrival', by: 'you', link: name },
              { kind: 'lead' },
              { kind: 'begun' },
              { kind: 'lock_end' },
            ],
          },
        ],
      })
    // Kaveri's click was the first touch: it sees neither the customer nor whose they are.
    expect(await own(first, kaveri)).toMatchObject({ click: { link: early.name, verdict: 'ok' }, cases: [] })
    for (const q of [last, ending, `L-${lead?.lead_id}`, 'gomti'])
      expect(await own(q, kaveri)).toMatchObject({ click: null, cases: [] })
    const told = JSON.stringify(await own(ending))
    for (const secret of [kaveri.name, mobile, user_id]) expect(told).not.toContain(secret)
    expect(await read(staff, `/api/tracking-links/trace?q=${ending}`)).toMatchObject({
      cases: [{ outcome: 'others', partner_name: gomti.name, user_id }],
    })
  })

  test('that another partner holds is told as another’s, without a name', async () => {
    const [one, other] = [await make(gomti), await make(kaveri)]
    const click = await open(one.slug)
    const { mobile } = await becomeLead(one.slug, click)
    running.clock.advance(60_000)
    const started = await post(app, '/api/auth/start', {
      language: 'en',
      consents: [{ purpose: 'terms', version: '1' }],
      mobile_phone_number: mobile,
      url_segment: other.slug,
    })
    const { prospect_app_id } = started.json<{ prospect_app_id: string }>()
    await post(app, '/api/auth/verify', {
      prospect_app_id,
      otp: await readPasscode(running.services, mobile),
    })
    const trace = await read(kaveri, `/api/partner/trace?q=${mobile.slice(-4)}`)
    expect(trace).toMatchObject({
      cases: [{ outcome: 'others', rule: 'lock', lead_id: null, partner_name: null }],
    })
    expect(JSON.stringify(trace)).not.toContain(gomti.name)
  })
})
