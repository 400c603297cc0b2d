import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { DashboardRow, Funnel, WorkQueue } from '@marketplace/contract/office/dashboard'
import { journeySteps, type JourneyStep } from '@marketplace/contract/reports/journey-steps'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { someMobile } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { signInByCalls } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { rangeSpans } from './range-spans.ts'

let running: TestApp
let staff: SignedInStaff
beforeAll(async () => {
  running = await createTestApp()
  staff = await buildStaff(running.services, 2)
})
afterAll(() => running.close())

const read = async <T>(url: string): Promise<T> => {
  const answer = await running.app.inject({ url, headers: staff.headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<T>()
}
const funnel = async (query = 'range=today'): Promise<Funnel> =>
  (await read<{ data: Funnel }>(`/api/dashboard/funnel?${query}`)).data
const rowsOf = (query: string) =>
  read<{ data: DashboardRow[]; total: number }>(`/api/dashboard/rows?${query}`)
const countsOf = ({ steps }: Funnel) => Object.fromEntries(steps.map(({ step, count }) => [step, count]))

const DAY_MS = 86_400_000

/** What the base tables say, without the table of steps: one row a subject and step, at the first time. */
const recomputed = async (
  from: Date,
  to: Date,
  brandId: number | null,
): Promise<Record<JourneyStep, number>> => {
  const lenderStep = (statuses: readonly string[]) => sql`
    select a.app_id as id, a.brand_id, (array_agg(e.at order by e.event_id))[1] as at
    from lender_application_event e join lender_application l using (lender_application_id) join application a using (app_id)
    where e.accepted = 1 and e.status = any(${statuses}) group by a.app_id`
  const paid = ['PART_DISBURSED', 'DISBURSED']
  const approved = ['APPROVED', 'SANCTIONED', ...paid]
  const sources = {
    started: sql`select prospect_app_id as id, brand_id, created_at as at from prospect`,
    signed_in: sql`select prospect_app_id as id, brand_id, verified_at as at from prospect where verified_at is not null`,
    details_completed: sql`select user_id as id, brand_id, completed_at as at from customer_product p join customer using (user_id) where completed_at is not null`,
    offers_shown: sql`select a.app_id as id, a.brand_id, min(s.created_at) as at from offer_snapshot s join application a using (app_id)
      where s.content -> 'matched' <> '[]' group by a.app_id`,
    applied: sql`select a.app_id as id, a.brand_id, min(l.created_at) as at from lender_application l join application a using (app_id)
      group by a.app_id`,
    sent: lenderStep(['SENT', 'LOGGED_IN', 'DOCS_PENDING', 'UNDER_PROCESS', ...approved]),
    approved: lenderStep(approved),
    disbursed: lenderStep(paid),
  }
  const counts: Partial<Record<JourneyStep, number>> = {}
  for (const step of journeySteps) {
    const row = await running.db.row<{
      count: number
    }>(sql`select count(*) as count from (${sources[step]}) reached
      where at >= ${from} and at < ${to} and (${brandId}::integer is null or brand_id = ${brandId})`)
    counts[step] = row?.count ?? -1
  }
  return counts as Record<JourneyStep, number>
}

describe('a journey, step by step', () => {
  it('counts each step once, when it is first reached', async () => {
    const empty = Object.fromEntries(journeySteps.map((step) => [step, 0]))
    expect(countsOf(await funnel())).toEqual(empty)

    await buildLender(running.db, { slug: 'asha-loans', min_income: 20_000 })
    const mobile = someMobile()
    const signedIn = await signInByCalls(running, { mobile_phone_number: mobile })
    await signInByCalls(running, { mobile_phone_number: mobile })
    running.clock.advance(1)
    expect(countsOf(await funnel())).toEqual({ ...empty, started: 2, signed_in: 2 })

    await saveCompleteProfile(running.app, signedIn)
    await saveCompleteProfile(running.app, signedIn)
    running.clock.advance(1)
    expect(countsOf(await funnel())).toMatchObject({ details_completed: 1, offers_shown: 0 })
  })

  it('counts an application from its offers to its money, by the way of its first lender', async () => {
    const before = countsOf(await funnel())
    const { lender_id } = await buildLender(running.db, { slug: 'first-loans' })
    const second = await buildLender(running.db, { slug: 'second-loans' })
    await expect.poll(() => running.services.lenders().find(second.lender_id)).not.toBeNull()
    const application = await buildApplication(running)
    await application.offers()
    running.clock.advance(1)
    expect(countsOf(await funnel())).toMatchObject({
      offers_shown: (before['offers_shown'] ?? 0) + 1,
      applied: 0,
    })
    expect((await application.apply(lender_id)).statusCode).toBe(200)
    expect((await application.apply(second.lender_id)).statusCode).toBe(200)
    running.clock.advance(1)
    expect(countsOf(await funnel())).toMatchObject({ applied: 1, sent: 1, approved: 0, disbursed: 0 })

    const { services } = running
    const row = await services.db.row<{ id: number }>(
      sql`select lender_application_id as id from lender_application where app_id = ${application.app_id} order by 1 limit 1`,
    )
    for (const [status, accepted] of [
      ['APPROVED', 0],
      ['DISBURSED', 1],
      ['DISBURSED', 1],
    ] as const) {
      await services.db
        .run(sql`insert into lender_application_event (lender_application_id, status, source, accepted, at)
        values (${row?.id}, ${status}, 'lender', ${accepted}, ${running.clock.now()})`)
    }
    running.clock.advance(1)
    expect(countsOf(await funnel())).toMatchObject({ applied: 1, sent: 1, approved: 1, disbursed: 1 })

    const { data, total } = await rowsOf('step=applied&range=today')
    expect(total).toBe(1)
    expect(data).toEqual([
      {
        key: application.app_id,
        at: expect.any(String),
        status: 'disbursed',
        contact: `******${application.customer.mobile_phone_number?.slice(-4)}`,
        brand_name: 'Test Brand',
        user_id: application.customer.user_id,
        app_id: application.app_id,
        lender_id: null,
        lender_name: null,
        note: null,
      },
    ])
  })

  it('knows who started, signed in and completed their details, and how far they have come', async () => {
    const started = await rowsOf('step=started&range=today&page_size=100')
    expect(started.total).toBe(countsOf(await funnel())['started'])
    expect(started.data.every(({ user_id, status }) => user_id !== null && status === 'signed_in')).toBe(true)
    const details = await rowsOf('step=details_completed&range=today')
    expect(details.data.map(({ status }) => status).sort()).toEqual(['details_completed', 'disbursed'])
    for (const { contact } of [...started.data, ...details.data]) expect(contact).toMatch(/^\*{6}\d{4}$/)
  })
})

/** A world of random journeys over seventy days, written straight into the base tables. */
const buildWorld = async (brandIds: readonly number[], lenderId: number): Promise<void> => {
  const now = running.clock.now().getTime()
  const anyTime = () => new Date(now - randomInt(70 * DAY_MS))
  const later = (time: Date) => new Date(Math.min(now - 1, time.getTime() + randomInt(5 * DAY_MS)))
  const some = (share: number) => Math.random() < share
  await running.db.transaction(async (tx) => {
    for (let n = 0; n < 250; n += 1) {
      const [prospect_app_id, user_id, app_id] = [randomUUID(), randomUUID(), randomUUID()]
      const brand_id = brandIds[randomInt(brandIds.length)] ?? null
      const started = anyTime()
      const verified = some(0.7) ? later(started) : null
      const mobile = someMobile()
      await tx.run(sql`insert into prospect (prospect_app_id, brand_id, language, mobile_phone_number, created_at)
        values (${prospect_app_id}, ${brand_id}, 'en', ${mobile}, ${started})`)
      if (verified === null) continue
      await tx.run(
        sql`insert into customer (user_id, brand_id, mobile_phone_number) values (${user_id}, ${brand_id}, ${mobile})`,
      )
      await tx.run(
        sql`update prospect set user_id = ${user_id}, verified_at = ${verified} where prospect_app_id = ${prospect_app_id}`,
      )
      if (some(0.2)) continue
      const completed = later(verified)
      await tx.run(
        sql`insert into customer_product (user_id, product_type, completed_at) values (${user_id}, 'Personal Loans', ${completed})`,
      )
      await tx.run(sql`insert into application (app_id, user_id, brand_id, product_type, created_at)
        values (${app_id}, ${user_id}, ${brand_id}, 'Personal Loans', ${completed})`)
      const shown = later(completed)
      const snapshot_id = randomUUID()
      for (const [id, content] of [
        [randomUUID(), '{"matched": []}'],
        [snapshot_id, some(0.8) ? '{"matched": [1]}' : '{"matched": []}'],
        [randomUUID(), '{"matched": [1, 2]}'],
      ] as const) {
        if (id !== snapshot_id && some(0.5)) continue
        await tx.run(sql`insert into offer_snapshot (snapshot_id, app_id, content_hash, ranking_version, language, content, created_at)
          values (${id}, ${app_id}, ${randomBytes(32)}, '1', 'en', ${content}, ${shown})`)
      }
      if (some(0.3)) continue
      const consent_id = randomUUID()
      const applied = later(shown)
      await tx.run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, lender_id, lender_name, given_at)
        values (${consent_id}, ${user_id}, 'share', '1', 'en', 'Share', ${lenderId}, 'A lender', ${applied})`)
      const row = await tx.row<{ id: number }>(sql`insert into lender_application
          (our_reference, app_id, lender_id, snapshot_id, consent_id, status, amount, tenure_months, created_at)
        values (${randomUUID()}, ${app_id}, ${lenderId}, ${snapshot_id}, ${consent_id}, 'SENT', 100000, 24, ${applied})
        returning lender_application_id as id`)
      let at = applied
      for (const status of [
        'QUEUED',
        'SENT',
        'LOGGED_IN',
        'APPROVED',
        'SANCTIONED',
        'PART_DISBURSED',
        'DISBURSED',
        'REJECTED',
      ]) {
        if (some(0.4)) continue
        // News may come late: the moment that a lender tells of is not always after the one before.
        at = some(0.8) ? later(at) : anyTime()
        await tx.run(sql`insert into lender_application_event (lender_application_id, status, source, accepted, at)
          values (${row?.id}, ${status}, 'lender', ${some(0.9) ? 1 : 0}, ${at})`)
      }
    }
  })
}

describe('equal to a recomputation from the base tables', () => {
  let brandIds: number[]
  beforeAll(async () => {
    brandIds = [await buildBrand(running.db, { slug: 'one' }), await buildBrand(running.db, { slug: 'two' })]
    const { lender_id } = await buildLender(running.db)
    await buildWorld(brandIds, lender_id)
  })

  test.each(['today', 'yesterday', '7d', '30d'] as const)(
    '%s, for every brand and for each',
    async (range) => {
      const { range: span, before, days, daysBefore } = rangeSpans(range, running.clock.now())
      for (const brandId of [null, ...brandIds]) {
        const answer = await funnel(`range=${range}${brandId === null ? '' : `&brand_id=${brandId}`}`)
        expect(countsOf(answer)).toEqual(await recomputed(span.from, span.to, brandId))
        expect(Object.fromEntries(answer.steps.map(({ step, before: count }) => [step, count]))).toEqual(
          await recomputed(before.from, before.to, brandId),
        )
        const [first, last] = [days[0], days.at(-2)]
        for (const day of [first, last]) {
          if (day === undefined) throw new Error('a range without days')
          const counts = answer.days.find((one) => one.day === day.day)?.counts
          expect(counts).toEqual(Object.values(await recomputed(day.from, day.to, brandId)))
        }
        expect(answer.days_before.map(({ day }) => day)).toEqual(daysBefore.map(({ day }) => day))
        const newest = daysBefore.at(-1)
        if (newest === undefined) throw new Error('a range without days before')
        expect(answer.days_before.at(-1)?.counts).toEqual(
          Object.values(await recomputed(newest.from, newest.to, brandId)),
        )
      }
      expect((await funnel('range=30d')).steps.every(({ count }) => count > 0)).toBe(true)
    },
  )

  test.each(journeySteps)('the rows behind %s are as many as its number', async (step) => {
    const { data, total } = await rowsOf(`step=${step}&range=30d&page_size=100`)
    expect(total).toBe(countsOf(await funnel('range=30d'))[step])
    const second = await rowsOf(`step=${step}&range=30d&page_size=100&page=2`)
    const keys = [...data, ...second.data].map(({ key }) => key)
    expect(new Set(keys).size).toBe(Math.min(total, 200))
    const times = data.map(({ at }) => at)
    expect(times).toEqual([...times].sort().reverse())
    const ofBrand = await rowsOf(`step=${step}&range=30d&brand_id=${brandIds[0]}`)
    expect(ofBrand.total).toBe(countsOf(await funnel(`range=30d&brand_id=${brandIds[0]}`))[step])
  })
})

describe('the queues', () => {
  const queueRows = (queue: WorkQueue, page = '') =>
    read<{ data: DashboardRow[]; total: number }>(`/api/dashboard/queue-rows?queue=${queue}${page}`)
  const counts = async () => {
    const { data } = await read<{ data: { queue: WorkQueue; count: number; oldest_at: string | null }[] }>(
      '/api/dashboard/queues',
    )
    return Object.fromEntries(data.map(({ queue, count }) => [queue, count]))
  }
  const minutesAgo = (minutes: number) => new Date(running.clock.now().getTime() - minutes * 60_000)

  it('holds help requests that nobody took, the young ones aside', async () => {
    for (const [status, minutes] of [
      ['queued', 20],
      ['queued', 5],
      ['failed', 1],
      ['delivered', 60],
    ] as const) {
      await running.db
        .run(sql`insert into help_request (brand_id, name, email, phone, description, status, last_error, created_at)
        values (1, 'Asha', 'asha@example.com', '9876543210', 'Help', ${status}, 'the CRM answered 503', ${minutesAgo(minutes)})`)
    }
    expect(await counts()).toMatchObject({ help_requests: 2 })
    const { data, total } = await queueRows('help_requests')
    expect(total).toBe(2)
    expect(data.map(({ status, contact, note }) => [status, contact, note])).toEqual([
      ['queued', '******3210', 'The CRM did not take it; answer it here'],
      ['failed', '******3210', 'The CRM did not take it; answer it here'],
    ])
  })

  it('holds failed messages, those aside that were replaced, unwanted or are old', async () => {
    for (const [status, error, minutes] of [
      ['failed', 'the gateway answered 500', 60],
      ['failed', 'replaced', 60],
      ['failed', 'consent withdrawn', 60],
      ['sent', null, 60],
      ['failed', 'expired', 8 * 24 * 60],
    ] as const) {
      await running.db
        .run(sql`insert into message (gateway_key, channel, recipient, template, language, body, status, last_error, created_at)
        values (${randomUUID()}, 'email', 'asha@example.com', 'passcode', 'en', 'x', ${status}, ${error}, ${minutesAgo(minutes)})`)
    }
    expect(await counts()).toMatchObject({ messages_failed: 1 })
    expect((await queueRows('messages_failed')).data).toMatchObject([
      { status: 'passcode', contact: 'a**************m', note: 'the gateway answered 500' },
    ])
  })

  it('holds who asked to become a partner, until somebody answers', async () => {
    for (const status of ['requested', 'active']) {
      const asked = sql`insert into partner (slug, name, contact_name, email, phone, status, created_at, updated_at)
        values (${`p-${status}`}, ${`Shop ${status}`}, 'Asha', ${`${status}@example.com`}, '9876543210', ${status},
          ${minutesAgo(5)}, ${minutesAgo(5)})`
      await asOffice(running.db, (tx) => tx.run(asked))
    }
    expect(await counts()).toMatchObject({ partner_requests: 1 })
    expect((await queueRows('partner_requests')).data).toMatchObject([
      { status: 'requested', contact: '******3210', note: 'Shop requested', at: minutesAgo(5).toISOString() },
    ])
  })

  it('holds lenders that are left alone, until a try succeeds', async () => {
    const one = await buildLender(running.db, { slug: 'refusing-loans' })
    const other = await buildLender(running.db)
    await running.db.run(sql`insert into lender_circuit (lender_id, failures, open_until)
      values (${one.lender_id}, 6, ${minutesAgo(1)}), (${other.lender_id}, 2, null)`)
    await expect.poll(() => running.services.lenders().find(one.lender_id)).not.toBeNull()
    expect(await counts()).toMatchObject({ lenders_refusing: 1 })
    expect((await queueRows('lenders_refusing')).data).toMatchObject([
      { lender_id: one.lender_id, lender_name: 'refusing-loans Limited', note: '6 faults in a row' },
    ])
  })

  it('holds applications that could not be sent, need documents or have no news, the longest waiting first', async () => {
    await running.db.run(sql`update lender_application set status = 'REJECTED'`)
    const ids = await running.db.rows<{ id: number }>(
      sql`select lender_application_id as id from lender_application order by 1 limit 8`,
    )
    const week = 7 * 24 * 60
    const states = [
      ['SEND_FAILED', 1],
      ['DOCS_PENDING', 10],
      ['DOCS_PENDING', 20],
      ['SENT', week + 1],
      ['SENT', week - 1],
      ['PART_DISBURSED', week + 1],
      ['DISBURSED', week + 1],
      ['QUEUED', week + 1],
    ] as const
    for (const [index, [status, minutes]] of states.entries()) {
      await running.db
        .run(sql`update lender_application set status = ${status}, last_error = 'the lender was too slow',
        updated_at = ${minutesAgo(minutes)} where lender_application_id = ${ids[index]?.id}`)
    }
    expect(await counts()).toMatchObject({ send_failed: 1, docs_pending: 2, stuck: 2 })
    const { data } = await queueRows('docs_pending')
    expect(data.map(({ key }) => Number(key))).toEqual([ids[2]?.id, ids[1]?.id])
    expect(data[0]).toMatchObject({
      status: 'DOCS_PENDING',
      note: 'the lender was too slow',
      user_id: expect.any(String),
    })
    expect(
      (await queueRows('docs_pending', '&page=2&page_size=1')).data.map(({ key }) => Number(key)),
    ).toEqual([ids[1]?.id])
    expect((await queueRows('stuck')).data.map(({ status }) => status).sort()).toEqual(['QUEUED', 'SENT'])
  })

  it('is cut by brand and lender, and turned round', async () => {
    const { data: longest } = await queueRows('docs_pending')
    const { data: newest } = await queueRows('docs_pending', '&order=newest')
    expect(newest.map(({ key }) => key)).toEqual(longest.map(({ key }) => key).reverse())
    const [first] = longest
    const lender = first?.lender_id ?? 0
    const withLender = await queueRows('docs_pending', `&lender_id=${lender}`)
    expect(withLender.data).toEqual(longest.filter(({ lender_id }) => lender_id === lender))
    expect(withLender.total).toBe(withLender.data.length)
    expect((await queueRows('docs_pending', '&lender_id=2147483647')).total).toBe(0)
    const brands = await read<{ data: { brand_id: number }[] }>('/api/dashboard/brands')
    const all = await Promise.all(
      brands.data.map(({ brand_id: id }) => queueRows('docs_pending', `&brand_id=${id}`)),
    )
    expect(all.flatMap(({ data }) => data.map(({ key }) => key)).sort()).toEqual(
      longest.flatMap(({ key, brand_name }) => (brand_name === null ? [] : [key])).sort(),
    )
    for (const { data, total } of all) expect(total).toBe(data.length)
  })

  it('names the lenders of a queue with how many are with each', async () => {
    const lendersOf = async (queue: WorkQueue) =>
      (
        await read<{ data: { lender_id: number; name: string; count: number }[] }>(
          `/api/dashboard/queue-lenders?queue=${queue}`,
        )
      ).data
    const lenders = await lendersOf('docs_pending')
    expect(lenders.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    for (const { lender_id, count } of lenders) {
      expect((await queueRows('docs_pending', `&lender_id=${lender_id}`)).total).toBe(count)
    }
    expect(await lendersOf('alarms')).toEqual([])
  })
})

it('names the brands to choose from', async () => {
  const { data } = await read<{ data: { name: string }[] }>('/api/dashboard/brands')
  expect(data.map(({ name }) => name)).toEqual(['Test Brand', 'Test Brand', 'Test Brand'])
})

describe('who may look', () => {
  const urls = [
    '/api/dashboard/funnel?range=today',
    '/api/dashboard/queues',
    '/api/dashboard/brands',
    '/api/dashboard/rows?step=applied&range=today',
    '/api/dashboard/queue-rows?queue=stuck',
    '/api/dashboard/queue-lenders?queue=stuck',
  ]
  test.each(urls)('%s is for roles 1 and 2', async (url) => {
    const administrator = await buildStaff(running.services, 1)
    const caller = await buildStaff(running.services, 3)
    expect((await running.app.inject({ url, headers: administrator.headers })).statusCode).toBe(200)
    expect((await running.app.inject({ url, headers: caller.headers })).statusCode).toBe(403)
    expect((await running.app.inject({ url })).statusCode).toBe(401)
  })

  test.each([
    '/api/dashboard/funnel',
    '/api/dashboard/funnel?range=90d',
    '/api/dashboard/funnel?range=today&brand_id=x',
    '/api/dashboard/rows?step=won&range=today',
    '/api/dashboard/rows?step=applied&range=today&page=0',
    '/api/dashboard/rows?step=applied&range=today&page_size=1000',
    '/api/dashboard/queue-rows?queue=other',
    '/api/dashboard/queue-rows?queue=stuck&order=oldest',
    '/api/dashboard/queue-rows?queue=alarms&brand_id=1',
    '/api/dashboard/queue-rows?queue=help_requests&lender_id=1',
  ])('%s is refused', async (url) => {
    expect((await running.app.inject({ url, headers: staff.headers })).statusCode).toBe(400)
  })
})
