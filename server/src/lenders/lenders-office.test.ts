import { randomUUID } from 'node:crypto'
import { fieldTag } from '@marketplace/contract/field-tag'
import { liveLenderFields, type LenderProperty } from '@marketplace/contract/lender-fields'
import type { ListedLender, OfficeLender } from '@marketplace/contract/lenders'
import type { LenderHistoryEntry } from '@marketplace/contract/lenders-office'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identifier, sql } from '../db/sql.ts'
import { hostileValues } from '../sweeps/hostile-values.ts'
import { buildApplication } from '../testing/build-application.ts'
import { buildCustomer } from '../testing/build-customer.ts'
import { buildLender } from '../testing/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../testing/build-staff.ts'
import { callsOf } from '../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let admin: SignedInStaff
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  test = await createTestApp()
  admin = await buildStaff(test.services, 1)
  calls = callsOf(test.app, admin)
})
afterAll(() => test.close())

const someName = (): string => `Lender_${randomUUID().slice(0, 8)}`
const create = async (name = someName()): Promise<OfficeLender> => {
  const answer = await calls.post('/api/create-lender', { name })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: OfficeLender }>().data
}
const read = async (lender_id: number): Promise<OfficeLender> =>
  (await calls.get(`/api/get-lender-data/${lender_id}`)).json<{ data: OfficeLender }>().data
const list = async (): Promise<ListedLender[]> =>
  (await calls.get('/api/get-lenders-data')).json<{ data: ListedLender[] }>().data
const listed = async (lender_id: number): Promise<ListedLender | undefined> =>
  (await list()).find((lender) => lender.lender_id === lender_id)
const update = (lender_id: number, property: string, value: unknown, headers: Record<string, string> = {}) =>
  calls.post('/api/update-lender-data', { lender_id, property, value }, headers)
const history = async (lender_id: number, query = ''): Promise<LenderHistoryEntry[]> =>
  (await calls.get(`/api/lender/history/${lender_id}${query}`)).json<{ data: LenderHistoryEntry[] }>().data

/** What a draft needs to go live, in the order a person fills it in. */
const liveFacts: readonly [LenderProperty, unknown][] = [
  ['legal_name', 'Draft Finance Limited'],
  ['lender_kind', 'nbfc'],
  ['salaried', 1],
  ['amount_min', 10_000],
  ['amount_max', 500_000],
  ['tenure_min_months', 6],
  ['tenure_max_months', 60],
  ['representative_rate', 18.5],
  ['fee_percent', 2],
  ['penal_charges', '2% a month on the overdue amount'],
  ['cooling_off_days', 3],
  ['kfs_url', 'https://draft.example.com/kfs'],
  ['grievance_contact', 'grievance@draft.example.com'],
  ['nodal_officer_phone', '1800-000-0300'],
  ['nodal_officer_email', 'nodal@draft.example.com'],
  ['utm_link', 'https://draft.example.com/apply?ref={UNIQUE_ID}'],
]
const fill = async (lender_id: number, facts = liveFacts): Promise<void> => {
  for (const [property, value] of facts)
    expect((await update(lender_id, property, value)).json()).toMatchObject({ success: true })
}

describe('who may', () => {
  it('only role 1 of staff, in every call', async () => {
    const { lender_id } = await create()
    const asked = [
      ['GET', '/api/get-lenders-data', undefined],
      ['GET', `/api/get-lender-data/${lender_id}`, undefined],
      ['GET', `/api/lender/history/${lender_id}`, undefined],
      ['GET', `/api/lender/go-live-check/${lender_id}`, undefined],
      ['GET', `/api/lender/preview-offer/${lender_id}?amount=100000&tenure_months=24`, undefined],
      ['POST', '/api/update-lender-data', { lender_id, property: 'priority', value: 9 }],
      ['POST', '/api/create-lender', { name: someName() }],
      ['POST', '/api/safe-delete-lender', { lender_id }],
    ] as const
    const customer = await buildCustomer(test.services)
    const others = [
      [(await buildStaff(test.services, 2)).headers, 403],
      [(await buildStaff(test.services, 3)).headers, 403],
      [customer.headers, 401],
      [{}, 401],
    ] as const
    for (const [method, url, payload] of asked) {
      for (const [headers, status] of others) {
        const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) })
        expect([url, answer.statusCode]).toEqual([url, status])
      }
    }
    expect((await read(lender_id)).priority).toBe(0)
  })
})

describe('POST /api/create-lender', () => {
  it('makes a draft that no customer sees', async () => {
    const name = someName()
    const answer = await calls.post('/api/create-lender', { name })
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Lender created successfully!',
      data: {
        name,
        slug: name.toLowerCase().replace('_', '-'),
        lender_status: 0,
        legal_name: null,
        fee_percent: null,
      },
    })
    const { lender_id } = answer.json<{ data: OfficeLender }>().data
    expect(await listed(lender_id)).toMatchObject({ name, lender_status: 0, priority: 0, min_income: null })
    expect(await read(lender_id)).toEqual(answer.json<{ data: OfficeLender }>().data)
    expect(test.services.lenders().find(lender_id)).toBeNull()
  })

  it.each(['', 'Two words', 'a.b', 'नाम', 'x'.repeat(61), 7, null])('refuses the name %j', async (name) => {
    const answer = await calls.post('/api/create-lender', { name })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request', details: [{ field: 'name' }] })
  })

  it('refuses a name that another lender has, whatever its case, and 20 at once make one', async () => {
    const name = someName()
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => calls.post('/api/create-lender', { name })),
    )
    expect(tries.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
    const taken = await calls.post('/api/create-lender', { name: name.toUpperCase() })
    expect(taken.json()).toEqual({
      success: false,
      code: 'name_taken',
      message: 'This name is taken already',
      details: [{ field: 'name', message: 'This name is taken already' }],
    })
  })

  it('gives lenders of like names slugs of their own', async () => {
    const name = someName()
    const slugs = await Promise.all(
      [name, name.replace('_', '-'), `${name}_`].map(async (one) => (await create(one)).slug),
    )
    const base = name.toLowerCase().replace('_', '-')
    expect(slugs.toSorted()).toEqual([base, `${base}-2`, `${base}-3`])
  })
})

describe('POST /api/update-lender-data', () => {
  it('changes one field, says so to the letter, and puts it on the log', async () => {
    const { lender_id, name } = await create()
    const answer = await update(lender_id, 'priority', 12)
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Lender updated successfully!',
      data: { lender_id, priority: 12 },
    })
    expect((await listed(lender_id))?.priority).toBe(12)
    expect(
      await test.db.rows(sql`select actor_name, action, object_name, before, after from audit_entry
        where object_kind = 'lender' and object_id = ${String(lender_id)} order by entry_id`),
    ).toEqual([
      {
        actor_name: admin.username,
        action: 'lender.created',
        object_name: name,
        before: null,
        after: expect.anything() as object,
      },
      {
        actor_name: admin.username,
        action: 'lender.updated',
        object_name: name,
        before: { priority: 0 },
        after: { priority: 12 },
      },
    ])
  })

  it('a value that stands already changes nothing and is not logged', async () => {
    const { lender_id } = await create()
    expect((await update(lender_id, 'priority', 0)).statusCode).toBe(200)
    expect(await history(lender_id)).toHaveLength(1)
  })

  it('keeps every kind of value as it was sent', async () => {
    const { lender_id } = await create()
    const group = await calls.post('/api/lender-group/create', { name: someName() })
    const { id } = group.json<{ lenderGroup: { id: number } }>().lenderGroup
    const values: readonly [LenderProperty, unknown][] = [
      ['min_income', 25_000],
      ['apr_min', 1.2345],
      ['apr_max', 2.5],
      ['max_foir_percent', 50.25],
      ['rate_min', 10.999],
      ['so_text', 'Fee waived\nपूरी छूट'],
      ['so_date_start', '2026-11-20'],
      ['so_date_end', '2026-11-20'],
      ['ticket_class', 3],
      ['credit_score_class', 6],
      ['pincode_prefixes', ['226', '56']],
      ['lender_group_ids', [id]],
      ['interest_rate', '18% To 28%'],
      ['product_type', 'Business Loans'],
      ['min_income', null],
      ['pincode_prefixes', null],
      ['lender_group_ids', []],
    ]
    for (const [property, value] of values) {
      expect((await update(lender_id, property, value)).json()).toMatchObject({ success: true })
      expect([property, (await read(lender_id))[property]]).toEqual([property, value])
    }
  })

  it.each([
    ['ticket_class', 99, 'Choose one of the options'],
    ['credit_score_class', 60, 'Choose one of the options'],
    ['lender_group_ids', [2_000_000], 'Choose groups that exist, each once'],
    ['priority', -1, 'Priority must be a non-negative number'],
    ['min_age', 17, 'Enter a whole number of years from 18'],
    ['kfs_url', 'http://a.example.com', 'Enter an address that begins with https://'],
    ['rate_max', 101, 'Must be between 0 and 100'],
    ['so_date_end', '31/12/2026', 'Invalid date'],
  ])('%s of %j is refused with words', async (property, value, message) => {
    const { lender_id } = await create()
    const answer = await update(lender_id, property, value)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request', details: [{ field: 'value', message }] })
  })

  it('refuses what does not go with the other fields', async () => {
    const { lender_id } = await create()
    await update(lender_id, 'min_income', 30_000)
    const answer = await update(lender_id, 'max_income', 20_000)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      success: false,
      code: 'lender_rule_broken',
      message: 'This value does not go with the others',
      details: [{ field: 'value', message: 'This may not be less than the minimum' }],
    })
    expect((await update(lender_id, 'autosubmission', 1)).json()).toMatchObject({
      details: [{ message: 'Auto submission is only for lenders with an API' }],
    })
    expect(await read(lender_id)).toMatchObject({ max_income: null, autosubmission: 0 })
  })

  it('a name that another has is refused, one that was deleted is free', async () => {
    const [one, other] = [await create(), await create()]
    expect((await update(one.lender_id, 'name', other.name)).json()).toMatchObject({ code: 'name_taken' })
    await calls.post('/api/safe-delete-lender', { lender_id: other.lender_id })
    expect((await update(one.lender_id, 'name', other.name)).statusCode).toBe(200)
    expect(await read(one.lender_id)).toMatchObject({ name: other.name, slug: one.slug })
  })

  it('answers a lender that never was and one that was deleted alike', async () => {
    const { lender_id } = await create()
    await calls.post('/api/safe-delete-lender', { lender_id })
    const gone = await update(lender_id, 'priority', 1)
    const absent = await update(2_000_000_000, 'priority', 1)
    expect(gone.statusCode).toBe(404)
    expect(gone.body).toBe(absent.body)
  })
})

describe('two of staff at one lender', () => {
  it('the second sees what the first changed instead of overwriting it', async () => {
    const { lender_id } = await create()
    const seen = (await read(lender_id)).priority
    const first = await update(lender_id, 'priority', 5, { 'if-match': fieldTag(seen) })
    expect(first.statusCode).toBe(200)
    const second = await update(lender_id, 'priority', 7, { 'if-match': fieldTag(seen) })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toEqual({
      success: false,
      code: 'conflict',
      message: 'This was changed in the meantime. Please look at it again',
      present: 5,
    })
    expect((await read(lender_id)).priority).toBe(5)
    expect((await update(lender_id, 'priority', 7, { 'if-match': fieldTag(5) })).statusCode).toBe(200)
  })

  it('another field of the same lender is no conflict, and null has a tag too', async () => {
    const { lender_id } = await create()
    await update(lender_id, 'priority', 5)
    const answer = await update(lender_id, 'so_text', 'Hello', { 'if-match': fieldTag(null) })
    expect(answer.statusCode).toBe(200)
    const stale = await update(lender_id, 'so_text', 'Bye', { 'if-match': `"x", ${fieldTag(null)}` })
    expect(stale.json()).toMatchObject({ code: 'conflict', present: 'Hello' })
    expect((await update(lender_id, 'so_text', 'Bye', { 'if-match': '*' })).statusCode).toBe(200)
    expect((await update(lender_id, 'so_text', null, { 'if-match': 'garbage' })).statusCode).toBe(409)
  })

  it('of 20 at once from one state, one wins', async () => {
    const { lender_id } = await create()
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        update(lender_id, 'priority', at + 1, { 'if-match': fieldTag(0) }),
      ),
    )
    expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(tries.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  })
})

describe('going live', () => {
  it('is refused with every missing fact until the last is there', async () => {
    const { lender_id } = await create()
    const refused = await update(lender_id, 'lender_status', 1)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      code: 'go_live_refused',
      message: 'This lender cannot be live yet: facts that customers must see are missing',
    })
    const { details } = refused.json<{ details: { field: string; message: string }[] }>()
    expect(details.map(({ field }) => field).toSorted()).toEqual(liveFacts.map(([field]) => field).toSorted())
    for (const [at, [property, value]] of liveFacts.entries()) {
      const check = await calls.get(`/api/lender/go-live-check/${lender_id}`)
      expect(check.json()).toMatchObject({ data: { ready: 0, missing: { length: liveFacts.length - at } } })
      expect((await update(lender_id, 'lender_status', 1)).statusCode).toBe(422)
      await update(lender_id, property, value)
    }
    const check = await calls.get(`/api/lender/go-live-check/${lender_id}`)
    expect(check.json()).toEqual({ success: true, data: { ready: 1, missing: [] } })
    expect(test.services.lenders().isOffered(lender_id, 1)).toBe(false)
    expect((await update(lender_id, 'lender_status', 1)).statusCode).toBe(200)
    await expect
      .poll(() => test.services.lenders().isOffered(lender_id, 1), { timeout: 1_000, interval: 20 })
      .toBe(true)
  })

  it.each(liveLenderFields)('a live lender keeps its %s, and so does one that was live', async (field) => {
    const { lender_id } = await buildLender(test.db)
    const live = await update(lender_id, field, null)
    expect(live.json()).toMatchObject({ code: 'go_live_refused', details: [{ field }] })
    await update(lender_id, 'lender_status', 0)
    expect((await update(lender_id, field, null)).json()).toMatchObject({
      code: 'lender_rule_broken',
      details: [{ message: 'Customers have seen this lender: change this fact, it cannot be emptied' }],
    })
    await expect(
      test.db.run(sql`update lender set ${identifier(field)} = null where lender_id = ${lender_id}`),
    ).rejects.toThrow('lender_was_live')
  })

  it('a live lender keeps a rate and a way to apply', async () => {
    const { lender_id } = await buildLender(test.db, { rate_min: null, rate_max: null })
    expect((await update(lender_id, 'representative_rate', null)).statusCode).toBe(422)
    expect((await update(lender_id, 'rate_max', 30)).statusCode).toBe(200)
    expect((await update(lender_id, 'representative_rate', null)).statusCode).toBe(200)
    expect((await update(lender_id, 'utm_link', null)).statusCode).toBe(422)
    expect((await update(lender_id, 'api', 1)).statusCode).toBe(200)
    expect((await update(lender_id, 'utm_link', null)).statusCode).toBe(200)
    expect((await update(lender_id, 'api', 0)).statusCode).toBe(422)
    expect((await update(lender_id, 'salaried', 0)).statusCode).toBe(200)
    expect((await update(lender_id, 'self_employed', 0)).statusCode).toBe(200)
    expect((await update(lender_id, 'business', 0)).json()).toMatchObject({ code: 'go_live_refused' })
  })

  it('a draft may empty what it stated', async () => {
    const { lender_id } = await create()
    await update(lender_id, 'amount_min', 10_000)
    expect((await update(lender_id, 'amount_min', null)).statusCode).toBe(200)
  })
})

describe('what customers see', () => {
  it('a draft never, a live lender within a second, and its changed rule with the reason', async () => {
    const application = await buildApplication(test)
    const { lender_id } = await create()
    await fill(lender_id, liveFacts.slice(0, -1))
    const among = async (kind: 'matched' | 'unmatched'): Promise<boolean> =>
      (await application.offers())[kind].some((offer) => offer.lender_id === lender_id)
    await fill(lender_id, liveFacts.slice(-1))
    expect(await among('matched')).toBe(false)
    expect(await among('unmatched')).toBe(false)
    await update(lender_id, 'lender_status', 1)
    await expect.poll(() => among('matched'), { timeout: 1_000, interval: 20 }).toBe(true)
    await update(lender_id, 'min_income', 900_000)
    await expect.poll(() => among('unmatched'), { timeout: 1_000, interval: 20 }).toBe(true)
    const { unmatched } = await application.offers()
    expect(unmatched.find((lender) => lender.lender_id === lender_id)?.reasons[0]?.code).toBe(
      'income_below_min',
    )
  })

  it('a deleted lender leaves list and offers and keeps its name on old applications', async () => {
    const lender = await buildLender(test.db)
    const { lender_id, legal_name } = lender
    await expect.poll(() => test.services.lenders().find(lender_id), { timeout: 1_000 }).not.toBeNull()
    const application = await buildApplication(test)
    expect((await application.apply(lender_id)).statusCode).toBe(200)
    const answer = await calls.post('/api/safe-delete-lender', { lender_id })
    expect(answer.json()).toEqual({ success: true, message: 'Lender deleted successfully!' })
    expect(await listed(lender_id)).toBeUndefined()
    expect((await calls.get(`/api/get-lender-data/${lender_id}`)).statusCode).toBe(404)
    await expect
      .poll(() => test.services.lenders().isOffered(lender_id, 1), { timeout: 1_000, interval: 20 })
      .toBe(false)
    expect(JSON.stringify(await application.read())).toContain(legal_name)
    expect((await calls.post('/api/safe-delete-lender', { lender_id })).statusCode).toBe(404)
    expect(
      await test.db.row(sql`select action, before from audit_entry where object_kind = 'lender'
        and object_id = ${String(lender_id)} order by entry_id desc limit 1`),
    ).toEqual({ action: 'lender.deleted', before: { lender_status: 1 } })
  })
})

describe('GET /api/get-lenders-data', () => {
  it('answers by name, and shows a change at once', async () => {
    const { lender_id } = await create('aaa_first')
    const names = (await list()).map(({ name }) => name.toLowerCase())
    expect(names[0]).toBe('aaa_first')
    expect(names).toEqual(names.toSorted())
    for (const priority of [3, 4, 5]) {
      await update(lender_id, 'priority', priority)
      expect((await listed(lender_id))?.priority).toBe(priority)
    }
  })

  it('answers 304 to one who has it, until something changes', async () => {
    const { lender_id } = await create()
    const etag = String((await calls.get('/api/get-lenders-data')).headers.etag)
    const ask = () =>
      test.app.inject({
        url: '/api/get-lenders-data',
        headers: { ...admin.headers, 'if-none-match': etag },
      })
    expect((await ask()).statusCode).toBe(304)
    await update(lender_id, 'priority', 77)
    expect((await ask()).statusCode).toBe(200)
  })
})

describe('GET /api/lender/history/:lenderId', () => {
  it('tells who changed what, newest first, page by page', async () => {
    const { lender_id, name, slug } = await create()
    await update(lender_id, 'priority', 1)
    await update(lender_id, 'so_text', 'Hello')
    const answer = await calls.get(`/api/lender/history/${lender_id}?page=1&page_size=2`)
    expect(answer.json()).toMatchObject({
      success: true,
      total: 3,
      data: [
        {
          action: 'lender.updated',
          actor_name: admin.username,
          at: '2026-11-20T06:00:00.000Z',
          changes: [{ property: 'so_text', before: null, after: 'Hello' }],
        },
        { action: 'lender.updated', changes: [{ property: 'priority', before: 0, after: 1 }] },
      ],
    })
    expect((await history(lender_id, '?page=2&page_size=2')).map(({ changes }) => changes)).toEqual([
      expect.arrayContaining([
        { property: 'name', before: null, after: name },
        { property: 'slug', before: null, after: slug },
      ]) as object,
    ])
    expect((await calls.get('/api/lender/history/2000000000')).statusCode).toBe(404)
  })
})

describe('GET /api/lender/preview-offer/:lenderId', () => {
  const preview = (lender_id: number, amount: number) =>
    calls.get(`/api/lender/preview-offer/${lender_id}?amount=${amount}&tenure_months=36`)

  it('shows a draft as soon as it is complete, with the figures that customers get', async () => {
    const { lender_id } = await create()
    expect((await preview(lender_id, 200_000)).json()).toMatchObject({
      data: { offer: null, unmatched: null, missing: { length: liveFacts.length } },
    })
    await fill(lender_id)
    const shown = (await preview(lender_id, 200_000)).json<{ data: { offer: object; missing: object[] } }>()
    expect(shown.data).toMatchObject({
      offer: { lender_name: 'Draft Finance Limited', amount: 200_000, rate: 18.5, processing_fee: 4_720 },
      missing: [],
    })
    await update(lender_id, 'lender_status', 1)
    await expect
      .poll(() => test.services.lenders().isOffered(lender_id, 1), { timeout: 1_000, interval: 20 })
      .toBe(true)
    const application = await buildApplication(test)
    const { matched } = await application.offers({ amount: 200_000, tenure_months: 36 })
    const seen = matched.find((one) => one.lender_id === lender_id)
    expect(shown.data.offer).toEqual({
      ...seen,
      position: 1,
      position_reason: expect.any(String) as string,
      possible: 0,
      reasons: [],
    })
  })

  it.each([
    ['amount=999&tenure_months=36'],
    ['amount=100000'],
    ['amount=x&tenure_months=36'],
    ['amount=100000&tenure_months=2'],
  ])('refuses %s', async (query) => {
    const { lender_id } = await create()
    expect((await calls.get(`/api/lender/preview-offer/${lender_id}?${query}`)).statusCode).toBe(400)
  })
})

describe('hostile changes', () => {
  const rowOf = async (lender_id: number): Promise<string> =>
    JSON.stringify(await test.db.row(sql`select * from lender where lender_id = ${lender_id}`))

  it('change nothing, whatever the property and the value', async () => {
    const { lender_id } = await create()
    const before = await rowOf(lender_id)
    const property = fc.oneof(
      fc.constantFrom(
        '__proto__',
        'constructor',
        'lender_id',
        'slug',
        'deleted_at',
        'updated_at',
        'first_live_at',
        'modelled_on',
        'name"; --',
        'priority" = 1, "name',
      ),
      fc.string({ unit: 'binary', maxLength: 30 }),
    )
    await fc.assert(
      fc.asyncProperty(
        property,
        fc.oneof(fc.jsonValue(), fc.constantFrom(...hostileValues)),
        async (name, value) => {
          const answer = await update(lender_id, name, value)
          expect([400, 413]).toContain(answer.statusCode)
        },
      ),
      { numRuns: 150 },
    )
    const wrong = fc.constantFrom<[string, unknown]>(
      ...hostileValues.flatMap((value): [string, unknown][] =>
        typeof value === 'number' || value === null
          ? [['name', value]]
          : [
              ['priority', value],
              ['amount_min', value],
              ['kfs_url', value === '' ? 1 : value],
            ],
      ),
    )
    await fc.assert(
      fc.asyncProperty(wrong, async ([name, value]) => {
        const answer = await update(lender_id, name, value)
        expect([400, 413]).toContain(answer.statusCode)
      }),
      { numRuns: 150 },
    )
    expect(await rowOf(lender_id)).toBe(before)
    expect(await history(lender_id)).toHaveLength(1)
    expect(({} as Record<string, unknown>)['priority']).toBeUndefined()
  })

  it.each([
    '{"lender_id":1,"property":"priority","value":1,"__proto__":{"role_id":1}}',
    '{"__proto__":{"property":"priority"},"lender_id":1,"value":1}',
    '{"lender_id":1,"property":["priority"],"value":1}',
    '{"lender_id":1,"property":"priority","property":"slug","value":"x"}',
  ])('refuses %s', async (payload) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/update-lender-data',
      headers: { ...admin.headers, 'content-type': 'application/json' },
      payload,
    })
    expect(answer.statusCode).toBe(400)
  })
})
