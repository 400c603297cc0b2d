import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** The tests' day in India is 2026-11-20. */
let test: TestApp
let admin: SignedInStaff
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  test = await createTestApp()
  admin = await buildStaff(test.services, 1)
  calls = callsOf(test.app, admin)
})
beforeEach(async () => {
  await test.db.run(sql`truncate gold_rate`)
  await test.db.run(
    sql`insert into gold_rate (day, rupees_per_gram_24k, source) values ('2026-11-17', 12000, 'example')`,
  )
})
afterAll(() => test.close())

const rate = { day: '2026-11-20', rupees_per_gram_24k: 12_345.5, source: 'ibja' }
const enter = (change: object = {}) => calls.post('/api/gold-rates', { ...rate, ...change })
const acts = () =>
  test.db.rows<{ action: string; object_name: string; before: unknown; after: unknown }>(
    sql`select actor_name, action, object_id, object_name, before, after from audit_entry where object_kind = 'gold_rate'
      and actor_id = ${String(admin.staff_id)} order by entry_id desc limit 2`,
  )

it('a rate is entered, told and logged', async () => {
  const answer = await enter()
  expect(answer.statusCode, answer.body).toBe(200)
  const entered = {
    ...rate,
    version: 1,
    entered_by: admin.username,
    entered_at: expect.any(String) as string,
  }
  expect(answer.json()).toEqual({ success: true, message: 'Gold rate entered', data: entered })
  expect((await calls.get('/api/gold-rates')).json()).toMatchObject({
    data: [entered, { day: '2026-11-17', source: 'example', version: 1, entered_by: null }],
    total: 2,
    today: '2026-11-20',
    // That of today counts from tomorrow on.
    current: { day: '2026-11-17', rupees_per_gram_24k: 12_000, basis: 'close', average_of: 1, is_old: 0 },
  })
  const { missing_days } = (await calls.get('/api/gold-rates')).json<{ missing_days: string[] }>()
  expect(missing_days.slice(0, 3)).toEqual(['2026-11-19', '2026-11-18', '2026-11-16'])
  expect((await acts())[0]).toEqual({
    actor_name: admin.username,
    action: 'gold_rate.entered',
    object_id: '2026-11-20',
    object_name: 'Gold rate of 20/11/2026',
    before: null,
    after: { rupees_per_gram_24k: 12_345.5, source: 'ibja' },
  })
})

it('a correction is a row more: what was entered stays, and the newest counts', async () => {
  const rate = { day: '2026-11-19', rupees_per_gram_24k: 12_345.5, source: 'ibja' }
  const enter = (change: object = {}) => calls.post('/api/gold-rates', { ...rate, ...change })
  await enter()
  expect((await enter({ rupees_per_gram_24k: 12_354.5 })).json()).toMatchObject({ data: { version: 2 } })
  // Back to the first: a version of its own.
  expect((await enter()).json()).toMatchObject({ data: { version: 3 } })
  const { data, current } = (await calls.get('/api/gold-rates')).json<{ data: object[]; current: object }>()
  expect(data).toMatchObject([
    { version: 3, rupees_per_gram_24k: 12_345.5 },
    { version: 2, rupees_per_gram_24k: 12_354.5 },
    { version: 1, rupees_per_gram_24k: 12_345.5 },
    { day: '2026-11-17' },
  ])
  // (12,000 + 12,345.50) ÷ 2.
  expect(current).toEqual({
    ...rate,
    rupees_per_gram_24k: 12_172.75,
    basis: 'average',
    average_of: 2,
    is_old: 0,
  })
  expect(await acts()).toMatchObject([
    { action: 'gold_rate.corrected', before: { rupees_per_gram_24k: 12_354.5, source: 'ibja' } },
    { action: 'gold_rate.corrected', after: { rupees_per_gram_24k: 12_354.5, source: 'ibja' } },
  ])
  await expect(test.db.run(sql`update gold_rate set rupees_per_gram_24k = 1`)).rejects.toThrow(
    'never changed',
  )
  await expect(test.db.run(sql`delete from gold_rate`)).rejects.toThrow('never changed')
})

it('the same again is done once, also three at a time', async () => {
  const tries = await Promise.all([enter(), enter(), enter()])
  expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(tries.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2)
  const again = await enter()
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({
    code: 'gold_rate_exists',
    message: 'This is the rate of that day already',
  })
})

it.each([
  [{ day: '2026-11-21' }, 'day', 'The rate of a day to come is not known yet'],
  [
    { day: '2026-10-20' },
    'day',
    'The average goes back 30 days: the rate of an earlier day would never be used',
  ],
  [{ day: '2026-02-30' }, 'day', 'Invalid date'],
  [
    { rupees_per_gram_24k: 1_234.55 },
    'is_confirmed',
    'This is 89.7% below the ₹12,000 of 17/11/2026. Look at it again and say that it is right',
  ],
  [
    { rupees_per_gram_24k: 13_200.01, is_confirmed: 0 },
    'is_confirmed',
    'This is 10.0% above the ₹12,000 of 17/11/2026. Look at it again and say that it is right',
  ],
  ...[999.99, 100_000.01, 12_345.555, '12345', null].map(
    (rupees_per_gram_24k) =>
      [
        { rupees_per_gram_24k },
        'rupees_per_gram_24k',
        'Enter rupees for one gram of 24 carat: 1,000 to 1,00,000, with at most two decimals',
      ] as const,
  ),
  [{ source: 'example' }, 'source', 'Choose one of the options'],
  [{ source: 'a friend' }, 'source', 'Choose one of the options'],
] as const)('%j is refused at %s', async (change, field, message) => {
  const answer = await enter(change)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_request', details: [{ field, message }] })
  expect((await calls.get('/api/gold-rates')).json()).toMatchObject({ total: 1 })
})

it('a rate far from the last is taken once it is confirmed', async () => {
  expect((await enter({ rupees_per_gram_24k: 14_000, is_confirmed: 1 })).statusCode).toBe(200)
})

it('a field more is refused', async () => {
  expect((await enter({ entered_by: 'somebody' })).json()).toMatchObject({ code: 'unknown_field' })
})

it('only role 1 of staff', async () => {
  const strangers = [
    [(await buildStaff(test.services, 2)).headers, 403],
    [(await buildStaff(test.services, 3)).headers, 403],
    [(await buildCustomer(test.services)).headers, 401],
    [{}, 401],
  ] as const
  for (const [headers, status] of strangers) {
    const listed = await test.app.inject({ url: '/api/gold-rates', headers })
    const entered = await test.app.inject({
      method: 'POST',
      url: '/api/gold-rates',
      headers,
      payload: rate,
    })
    expect([listed.statusCode, entered.statusCode]).toEqual([status, status])
  }
})
