import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PartnerHome } from '@marketplace/contract/partner-area/partner-home'
import { jobs } from '../../app/modules.ts'
import { sql } from '../../platform/db/sql.ts'
import { saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { someMobile } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { signInByCalls } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { asOffice } from '../scope/as-partner.ts'
import { agreeTerms } from '../accounts/agree-terms.ts'
import { gatherPartnerHome } from '../../partner-area/home/gather-partner-home.ts'

const DAY_MS = 86_400_000
let running: TestApp
let gomti: BuiltPartner
let kaveri: BuiltPartner
let lender_id: number
beforeAll(async () => {
  running = await createTestApp()
  lender_id = (await buildLender(running.db)).lender_id
})
afterAll(() => running.close())
beforeEach(async () => {
  const some = Math.random().toString(36).slice(2)
  gomti = await buildPartner(running.services, { slug: `gomti-${some}`, utm_id: `g_${some}` })
  kaveri = await buildPartner(running.services, { slug: `kaveri-${some}`, utm_id: `k_${some}` })
})

const homeOf = async (partner: BuiltPartner): Promise<PartnerHome> =>
  (await running.app.inject({ url: '/api/partner/home', headers: partner.headers })).json<{
    data: PartnerHome
  }>().data

/** What the partner was told, the first first. */
const eventsOf = (partner: BuiltPartner) =>
  asOffice(running.db, (tx) =>
    tx.rows<{ type: string; data: Record<string, unknown> }>(
      sql`select type, data from partner_event where partner_id = ${partner.partner_id} order by at, event_id`,
    ),
  )

/** Signs in by a link. */
const arrive = async (mobile: string, link: { url_segment?: string | null; utms?: Record<string, string> }) =>
  signInByCalls(running, {
    mobile_phone_number: mobile,
    ...(link.url_segment != null && { url_segment: link.url_segment }),
    ...(link.utms && { utms: link.utms }),
  })

/** Completes the profile and chooses personal loans. */
const choose = async (customer: { user_id: string; headers: { authorization: string } }): Promise<string> => {
  await saveCompleteProfile(running.app, customer, {
    email: `${customer.user_id}@example.com`.replace(/-/g, ''),
  })
  const created = await running.app.inject({
    method: 'POST',
    url: '/api/applications',
    headers: customer.headers,
    payload: { product_type: 'Personal Loans' },
  })
  if (created.statusCode !== 200) throw new Error(created.body)
  return created.json<{ app_id: string }>().app_id
}

/** An application with the lender at a status, as the lender's events would leave it. */
const send = async (
  app_id: string,
  user_id: string,
  status: string,
  paid: { amount: number; day: string } | null = null,
) => {
  const snapshot = crypto.randomUUID()
  const consent = crypto.randomUUID()
  await running.db
    .run(sql`insert into offer_snapshot (snapshot_id, app_id, content_hash, ranking_version, language, content)
    values (${snapshot}, ${app_id}, ${Buffer.from(snapshot)}, '1', 'en', '{}')`)
  await running.db
    .run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, lender_id, lender_name, given_at)
    values (${consent}, ${user_id}, 'share', '1', 'en', 'Share', ${lender_id}, 'A lender', now())`)
  await running.db
    .run(sql`with sent as (insert into lender_application (our_reference, app_id, lender_id, snapshot_id, consent_id, status, amount,
        tenure_months, disbursed_amount, disbursal_date, created_at, updated_at)
      values (${crypto.randomUUID()}, ${app_id}, ${lender_id}, ${snapshot}, ${consent}, ${status}, 200000, 24,
        ${paid?.amount ?? null}, ${paid?.day ?? null}, ${running.services.now()}, ${running.services.now()}) returning lender_application_id, lender_id, disbursed_amount, disbursal_date)
    insert into disbursal (lender_application_id, tranche, lender_id, day, amount_paise)
      select lender_application_id, 1, lender_id, disbursal_date, disbursed_amount * 100 from sent where disbursed_amount is not null`)
}

describe('whose lead a customer is', () => {
  test('the partner’s whose link they came by, once they choose a product', async () => {
    const mobile = someMobile()
    const customer = await arrive(mobile, { url_segment: gomti.slug })
    expect(await homeOf(gomti)).toMatchObject({ undecided: 1, leads: 0, newest: [] })
    await choose(customer)
    expect(await homeOf(gomti)).toMatchObject({
      undecided: 0,
      leads: 1,
      this_month: { month: '2026-11', leads: 1 },
      newest: [
        { state: 'details', masked_contact: `******${mobile.slice(-4)}`, product_type: 'Personal Loans' },
      ],
    })
    expect(await homeOf(kaveri)).toMatchObject({ undecided: 0, leads: 0, newest: [] })
  })

  test('or by its tracking id, also one it has no more', async () => {
    const utm_id = `old_${Math.random().toString(36).slice(2)}`
    await asOffice(running.db, (tx) =>
      tx.run(
        sql`insert into partner_utm (partner_id, utm_id, set_by, valid_from) values (${gomti.partner_id}, ${utm_id}, 'test', now())`,
      ),
    )
    await choose(await arrive(someMobile(), { utms: { utm_id } }))
    expect(await homeOf(gomti)).toMatchObject({ leads: 1 })
  })

  test('the first keeps it: a later click by another partner steals nothing', async () => {
    const mobile = someMobile()
    const customer = await arrive(mobile, { url_segment: gomti.slug })
    const app_id = await choose(customer)
    await running.db.run(sql`update application set status = 'CLOSED' where app_id = ${app_id}`)
    running.clock.advance(60_000)
    await choose(await arrive(mobile, { url_segment: kaveri.slug }))
    expect(await homeOf(gomti)).toMatchObject({ leads: 1 })
    expect(await homeOf(kaveri)).toMatchObject({ leads: 0 })
    const [created] = await eventsOf(gomti)
    expect(created).toMatchObject({ type: 'lead.created', data: { product_type: 'Personal Loans' } })
    expect(await eventsOf(kaveri)).toEqual([
      {
        type: 'lead.duplicate',
        data: {
          product_type: 'Personal Loans',
          locked_until: created?.data['locked_until'],
          claim_id: null,
          reference: null,
        },
      },
    ])
  })

  test('its lock ends after 90 days: who brings them anew has what is begun then, and the first keeps what was', async () => {
    // No session lasts so long: the numbers without one.
    const numbersOf = (partner: BuiltPartner) =>
      gatherPartnerHome(running.services, { ...partner, person: { role: 'owner' } })
    const begin = running.clock.now().toISOString()
    const mobile = someMobile()
    const first = await arrive(mobile, { url_segment: gomti.slug })
    const old = await choose(first)
    await send(old, first.user_id, 'UNDER_PROCESS')
    const [lead] = (await numbersOf(gomti)).newest
    const daysOf = (from = '', to = '') => (Date.parse(to) - Date.parse(from)) / DAY_MS
    expect(daysOf(lead?.since, lead?.locked_until)).toBe(90)

    const close = (app_id: string) =>
      running.db.run(sql`update application set status = 'CLOSED' where app_id = ${app_id}`)
    running.clock.advance(90 * DAY_MS - 60_000)
    await close(old)
    await close(await choose(await arrive(mobile, { url_segment: kaveri.slug })))
    expect((await numbersOf(kaveri)).leads).toBe(0)

    running.clock.advance(60_000)
    for (let times = 0; times < 2; times += 1)
      await jobs.expire_leads.run(running.services, {}, { number: 1, last: false })
    expect((await eventsOf(gomti)).filter(({ type }) => type === 'lead.expired')).toMatchObject([
      { data: { lead_id: lead?.lead_id, ended_at: lead?.locked_until } },
    ])
    const again = await arrive(mobile, { url_segment: kaveri.slug })
    await send(await choose(again), again.user_id, 'DOCS_PENDING')
    running.clock.advance(60_000)
    expect(await numbersOf(gomti)).toMatchObject({
      leads: 1,
      newest: [{ state: 'with_lenders', lenders: [{ status: 'UNDER_PROCESS' }] }],
    })
    expect(await numbersOf(kaveri)).toMatchObject({
      leads: 1,
      newest: [{ state: 'papers', lenders: [{ status: 'DOCS_PENDING' }] }],
    })
    running.clock.set(begin)
  })

  test('before a product is chosen the last link counts', async () => {
    const mobile = someMobile()
    await arrive(mobile, { url_segment: gomti.slug })
    running.clock.advance(60_000)
    await choose(await arrive(mobile, { url_segment: kaveri.slug }))
    expect([(await homeOf(gomti)).leads, (await homeOf(kaveri)).leads]).toEqual([0, 1])
  })

  test('nobody’s without a link, by a campaign, or by a partner that is paused', async () => {
    await asOffice(running.db, (tx) =>
      tx.run(sql`update partner set status = 'paused' where partner_id = ${kaveri.partner_id}`),
    )
    await choose(await arrive(someMobile(), {}))
    await choose(await arrive(someMobile(), { utms: { utm_source: 'gomti' } }))
    await choose(await arrive(someMobile(), { url_segment: kaveri.slug }))
    const leads = await asOffice(running.db, (tx) =>
      tx.rows(
        sql`select 1 from partner_lead where partner_id in (${gomti.partner_id}, ${kaveri.partner_id})`,
      ),
    )
    expect(leads).toEqual([])
  })
})

describe('the numbers', () => {
  const agree = (revenue_percent: number, revenue_flat_fee: number) =>
    agreeTerms(
      running.services,
      { actor: { username: 'test', auditActor: { kind: 'system', id: 0, name: 'test' } }, ip: '127.0.0.1' },
      { partner_id: gomti.partner_id, revenue_percent, revenue_flat_fee },
    )

  test('follow what lenders say of the own leads, and say what nobody knows', async () => {
    await agree(40, 250)
    const [one, two] = [
      await arrive(someMobile(), { url_segment: gomti.slug }),
      await arrive(someMobile(), { url_segment: gomti.slug }),
    ]
    await send(await choose(one), one.user_id, 'DISBURSED', { amount: 150_000, day: '2026-11-20' })
    await send(await choose(two), two.user_id, 'DOCS_PENDING')
    const foreign = await arrive(someMobile(), { url_segment: kaveri.slug })
    await send(await choose(foreign), foreign.user_id, 'DISBURSED', { amount: 900_000, day: '2026-11-20' })
    expect(await homeOf(gomti)).toMatchObject({
      this_month: { leads: 2, applied: 2, disbursed_amount: 150_000 },
      last_month: { leads: 0, applied: 0, disbursed_amount: 0 },
      leads: 2,
      newest: [{ state: 'papers' }, { state: 'paid', disbursed: 150_000 }],
      needs: { counts: [{ state: 'papers', count: 1 }], newest: [{ state: 'papers' }] },
      terms: { revenue_percent: 40, revenue_flat_fee: 250, valid_from: '2026-11-20' },
    })
    expect(await homeOf(kaveri)).toMatchObject({
      this_month: { disbursed_amount: 900_000 },
      terms: null,
    })
    // Staff read the same of each lead, a page at a time, and the list of partners counts them.
    const { headers } = await buildStaff(running.services, 1)
    const url = `/api/partners/${gomti.partner_id}/leads`
    expect((await running.app.inject({ url, headers })).json()).toMatchObject({
      total: 2,
      data: [
        { user_id: two.user_id, stage: 'with_lenders', needs_papers: 1, lenders: 1, disbursed_amount: 0 },
        { user_id: one.user_id, stage: 'paid', needs_papers: 0, lenders: 1, disbursed_amount: 150_000 },
      ],
    })
    const second = await running.app.inject({ url: `${url}?page=2&page_size=1`, headers })
    expect(second.json()).toMatchObject({ total: 2, data: [{ user_id: one.user_id }] })
    expect((await running.app.inject({ url: '/api/partners/2147483647/leads', headers })).statusCode).toBe(
      404,
    )
    const list = await running.app.inject({ url: `/api/partners?search=${gomti.slug}`, headers })
    expect(list.json()).toMatchObject({ data: [{ id: gomti.partner_id, leads: 2 }] })
  })

  test('leave out what a customer did before the partner brought them', async () => {
    const mobile = someMobile()
    const before = await arrive(mobile, {})
    const app_id = await choose(before)
    await send(app_id, before.user_id, 'DISBURSED', { amount: 500_000, day: '2026-11-19' })
    await running.db.run(
      sql`update application set status = 'CLOSED', created_at = '2026-11-01' where app_id = ${app_id}`,
    )
    const again = await arrive(mobile, { url_segment: gomti.slug })
    await send(await choose(again), again.user_id, 'UNDER_PROCESS')
    expect(await homeOf(gomti)).toMatchObject({
      leads: 1,
      this_month: { disbursed_amount: 0 },
      newest: [{ state: 'with_lenders', lenders: [{ status: 'UNDER_PROCESS' }] }],
    })
  })

  test('are for a partner alone', async () => {
    const customer = await arrive(someMobile(), {})
    for (const headers of [{}, customer.headers])
      expect((await running.app.inject({ url: '/api/partner/home', headers })).statusCode).toBe(401)
  })
})
