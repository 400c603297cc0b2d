import { randomUUID } from 'node:crypto'
import { cardProperties } from '@marketplace/contract/catalogue/card-fields'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { addStoredFile } from '../../platform/stored-files/stored-files.queries.ts'
import { buildCard, liveCardFacts } from '../../testing/builders/build-card.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let staff: SignedInStaff
beforeAll(async () => {
  test = await createTestApp()
  staff = await buildStaff(test.services, 1)
})
afterAll(() => test.close())
beforeEach(() => test.db.run(sql`delete from credit_card`))

const post = (url: string, payload: object, headers: Record<string, string> = staff.headers) =>
  test.app.inject({ method: 'POST', url, payload, headers })
const list = async (headers: Record<string, string> = staff.headers) => {
  // What a test wrote into the table itself.
  await test.services.cards.check()
  const answer = await test.app.inject({ url: '/api/get-credit-cards-data', headers })
  return answer.json<{ data: CreditCard[] }>().data
}
const update = (category_id: string, property: string, value: unknown) =>
  post('/api/update-credit-card-data', { category_id, property, value })
const whole = (category_id: string) =>
  test.db.row<{ row: string }>(
    sql`select c::text as row from credit_card c where category_id = ${category_id}`,
  )
const lastAct = () =>
  test.db.row(
    sql`select actor_name, action, object_id, object_name, before, after from audit_entry order by entry_id desc limit 1`,
  )

describe('GET /api/get-credit-cards-data', () => {
  it('gives an administrator every row in the order of sort_order', async () => {
    const last = await buildCard(test.db, { sort_order: 9, status: 1 })
    const first = await buildCard(test.db, { sort_order: 0 })
    const middle = await buildCard(test.db, { sort_order: 5 })
    const cards = await list((await buildStaff(test.services, 1)).headers)
    expect(cards.map(({ category_id }) => category_id)).toEqual([
      first.category_id,
      middle.category_id,
      last.category_id,
    ])
    expect(cards[2]).toMatchObject({ ...liveCardFacts, status: 1, secured: 0, modelled_on: null })
  })

  it('gives everybody else the active ones, without what is for staff', async () => {
    const live = await buildCard(test.db, { status: 1 })
    await buildCard(test.db)
    const customer = await buildCustomer(test.services)
    const caller = await buildStaff(test.services, 3)
    for (const headers of [{}, customer.headers, caller.headers]) {
      const cards = await list(headers)
      expect(cards.map(({ category_id }) => category_id)).toEqual([live.category_id])
      expect(Object.keys(cards[0] ?? {})).not.toContain('utm_link')
      expect(Object.keys(cards[0] ?? {})).not.toContain('modelled_on')
      expect(cards[0]).toMatchObject({
        apr_percent: 42.5,
        annual_fee_amount: 499,
        kfs_url: liveCardFacts.kfs_url,
      })
    }
  })

  it('does not take an ended staff session for a visitor', async () => {
    const gone = await buildStaff(test.services, 1)
    await test.db.run(sql`update session set revoked_at = now() where staff_id = ${gone.staff_id}`)
    const answer = await test.app.inject({ url: '/api/get-credit-cards-data', headers: gone.headers })
    expect(answer.statusCode).toBe(401)
  })
})

describe('POST /api/create-credit-card', () => {
  it('adds a card at the end, not live, and says so', async () => {
    await buildCard(test.db, { sort_order: 41 })
    const answer = await post('/api/create-credit-card', { category_name: 'दिवाली Card-2_x' })
    expect(answer.json()).toMatchObject({ success: true, message: 'Credit card created successfully!' })
    const { category_id } = answer.json<{ data: { category_id: string } }>().data
    expect((await list())[1]).toMatchObject({
      category_id,
      category_name: 'दिवाली Card-2_x',
      sort_order: 42,
      status: 0,
      secured: 0,
      marketing_bullets: [],
    })
    expect(await lastAct()).toMatchObject({
      actor_name: staff.username,
      action: 'credit_card.create',
      object_id: category_id,
      after: { category_name: 'दिवाली Card-2_x' },
    })
  })

  it.each(['', ' ', ' Card', 'Card ', 'Card!', 'a.b', 'a/b', "a'b", '<b>', 'a\nb', 'x'.repeat(81), 7, null])(
    'refuses the name %j',
    async (category_name) => {
      const answer = await post('/api/create-credit-card', { category_name })
      expect(answer.statusCode).toBe(400)
      expect(answer.json<{ details: unknown }>().details).toEqual([
        {
          field: 'category_name',
          message: 'Use letters, digits, spaces, hyphens and underscores only, at most 80',
        },
      ])
      expect(await list()).toEqual([])
    },
  )

  it('refuses a name that a card has, however it is written; a deleted card gives it free', async () => {
    const { category_id } = await buildCard(test.db, { category_name: 'Travel Plus' })
    const answer = await post('/api/create-credit-card', { category_name: 'TRAVEL plus' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ message: 'There is a card of this name already' })
    await post('/api/safe-delete-credit-card', { category_id })
    expect((await post('/api/create-credit-card', { category_name: 'TRAVEL plus' })).statusCode).toBe(200)
  })

  it('makes one card of twenty at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/api/create-credit-card', { category_name: 'Same' })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  })
})

describe('POST /api/update-credit-card-data', () => {
  it.each([
    ['category_name', 'New name'],
    ['sort_order', 0],
    ['sort_order', 9_999],
    ['key_feature', 'Five per cent back; “online” only'],
    ['key_feature', null],
    ['annual_fee', '₹999 + GST'],
    ['utm_link', 'https://cards.example.com/a/b?utm={UNIQUE_ID}&x=1#y'],
    ['marketing_bullets', ['One', 'Two <b>not bold</b>']],
    ['secured', 1],
    ['status', 1],
    ['issuer_name', 'Example Bank Limited'],
    ['joining_fee', 0],
    ['annual_fee_amount', 1_500],
    ['fee_waiver', 'Waived at ₹2 lakh a year'],
    ['apr_percent', 45.99],
    ['kfs_url', 'https://cards.example.com/kfs.pdf'],
    ['deposit_min', 20_000],
    ['income_min', 25_000],
    ['benefits', ['travel', 'fuel']],
  ])('sets %s to %j', async (property, value) => {
    const other = { key_feature: 'Other', issuer_name: 'Other Bank Limited' }
    const { category_id, category_name } = await buildCard(test.db, other)
    const answer = await update(category_id, property, value)
    expect(answer.json()).toEqual({ success: true, message: 'Credit card updated successfully!' })
    expect((await list())[0]).toMatchObject({ [property]: value })
    expect(await lastAct()).toMatchObject({
      action: 'credit_card.update',
      object_id: category_id,
      object_name: property === 'category_name' ? value : category_name,
      before: { [property]: expect.toSatisfy((before) => before !== value) },
      after: { [property]: value },
    })
  })

  it('writes nothing to the log where nothing is different', async () => {
    const { category_id } = await buildCard(test.db, { key_feature: 'Same', marketing_bullets: ['One'] })
    await update(category_id, 'key_feature', 'Other')
    const before = await lastAct()
    await update(category_id, 'key_feature', 'Other')
    await update(category_id, 'marketing_bullets', ['One'])
    expect(await lastAct()).toEqual(before)
  })

  it.each([
    ['category_id', randomUUID()],
    ['deleted_at', null],
    ['created_at', '2020-01-01'],
    ['modelled_on', 'x'],
    ['__proto__', {}],
    ['constructor', 'x'],
    ['status; drop table credit_card', 1],
    ['STATUS', 1],
    ['', 1],
    ['sort_order', '5'],
    ['sort_order', -1],
    ['sort_order', 1.5],
    ['sort_order', null],
    ['sort_order', 1e308],
    ['status', true],
    ['status', '1'],
    ['status', 2],
    ['secured', null],
    ['category_name', null],
    ['category_name', 'a=b'],
    ['key_feature', ''],
    ['key_feature', '  '],
    ['key_feature', 'a\nb'],
    ['key_feature', ['a']],
    ['annual_fee', 5],
    ['marketing_bullets', 'One'],
    ['marketing_bullets', []],
    ['marketing_bullets', ['One', '']],
    ['marketing_bullets', ['One', ' ']],
    ['marketing_bullets', ['One', null]],
    ['marketing_bullets', Array.from({ length: 13 }, () => 'x')],
    ['utm_link', 'http://cards.example.com/'],
    ['utm_link', 'javascript:alert(1)//https://a.example.com'],
    ['utm_link', 'https://cards.example.com/a b'],
    ['utm_link', 'https://user:pass@cards.example.com/'],
    ['utm_link', 'https://{UNIQUE_ID}.example.com/'],
    ['utm_link', 'https:\\\\cards.example.com'],
    ['utm_link', 'https://localhost/'],
    ['kfs_url', '/kfs.pdf'],
    ['kfs_url', 'data:text/html,x'],
    ['category_img_thumb', 'https://evil.example.com/x.webp'],
    ['category_img_thumb', '/files/../secret-key'],
    ['category_img_thumb', null],
    ['category_img_thumb', `/files/${randomUUID()}.webp`],
    ['apr_percent', -1],
    ['apr_percent', 100.01],
    ['apr_percent', 42.123],
    ['joining_fee', 0.5],
    ['joining_fee', '499'],
    ['deposit_min', -1],
    ['benefits', ['luck']],
    ['benefits', ['travel', 'travel']],
    ['benefits', null],
  ])('refuses %s = %j, and changes nothing', async (property, value) => {
    const { category_id } = await buildCard(test.db)
    const before = await whole(category_id)
    const answer = await update(category_id, property, value)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, message: expect.any(String) })
    expect(await whole(category_id)).toEqual(before)
  })

  it('takes no property and value outside of the declarations', async () => {
    const { category_id } = await buildCard(test.db)
    const before = await whole(category_id)
    const property = fc.oneof(
      fc.constantFrom('category_id', 'deleted_at', 'created_at', 'updated_at', 'modelled_on'),
      fc.string({ maxLength: 20 }).filter((name) => !cardProperties.includes(name as never)),
    )
    await fc.assert(
      fc.asyncProperty(property, fc.jsonValue({ maxDepth: 2 }), async (name, value) => {
        expect((await update(category_id, name, value)).statusCode).toBe(400)
      }),
      { numRuns: 300 },
    )
    expect(await whole(category_id)).toEqual(before)
  })

  it('puts a stored picture on a card', async () => {
    const { category_id } = await buildCard(test.db)
    const address = `/files/${randomUUID()}.webp`
    const size = { width: 1, height: 1 }
    await addStoredFile(test.db, {
      address,
      label: 'x',
      ...size,
      staff_id: null,
      created_at: test.clock.now(),
    })
    expect((await update(category_id, 'category_img_thumb', address)).statusCode).toBe(200)
    expect((await list())[0]).toMatchObject({ category_img_thumb: address })
  })

  it('lets no card go live whose text names another annual fee than its figure', async () => {
    const { category_id } = await buildCard(test.db, { annual_fee: '₹999 a year', annual_fee_amount: 499 })
    expect((await update(category_id, 'status', 1)).json()).toMatchObject({
      code: 'card_not_ready',
      details: [
        {
          field: 'annual_fee_amount',
          message: 'The text on annual fees names another fee than the annual fee',
        },
      ],
    })
    expect((await update(category_id, 'annual_fee', '₹499 a year')).statusCode).toBe(200)
    expect((await update(category_id, 'status', 1)).statusCode).toBe(200)
    // A live card takes its new fee one field after the other.
    expect((await update(category_id, 'annual_fee', '₹999 a year')).statusCode).toBe(200)
    expect((await update(category_id, 'annual_fee_amount', 999)).statusCode).toBe(200)
  })

  it('lets no card go live without its facts, and none lose one while it is live', async () => {
    const created = await post('/api/create-credit-card', { category_name: 'Empty' })
    const { category_id } = created.json<{ data: { category_id: string } }>().data
    const refused = await update(category_id, 'status', 1)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toEqual({
      success: false,
      code: 'card_not_ready',
      message: 'This card cannot be live without all of its facts',
      details: [
        { field: 'issuer_name', message: 'Add the issuer' },
        { field: 'annual_fee', message: 'Add the text on annual fees' },
        { field: 'joining_fee', message: 'Add the joining fee (0 where there is none)' },
        { field: 'annual_fee_amount', message: 'Add the annual fee (0 where there is none)' },
        { field: 'apr_percent', message: 'Add the APR' },
        { field: 'kfs_url', message: 'Add the link to the key-fact statement' },
        { field: 'utm_link', message: 'Add the UTM link' },
      ],
    })
    for (const [property, value] of Object.entries(liveCardFacts)) await update(category_id, property, value)
    expect((await update(category_id, 'status', 1)).statusCode).toBe(200)
    expect((await update(category_id, 'apr_percent', null)).json()).toMatchObject({ code: 'card_not_ready' })
    expect((await list({}))[0]).toMatchObject({ category_name: 'Empty', apr_percent: 42.5 })
    expect((await update(category_id, 'status', 0)).statusCode).toBe(200)
    expect(await list({})).toEqual([])
  })

  it('refuses the name of another card', async () => {
    await buildCard(test.db, { category_name: 'Taken' })
    const { category_id } = await buildCard(test.db, { category_name: 'Mine' })
    expect((await update(category_id, 'category_name', 'taken')).statusCode).toBe(409)
    expect((await update(category_id, 'category_name', 'MINE')).statusCode).toBe(200)
  })

  it('knows no card that is not there or deleted', async () => {
    expect((await update(randomUUID(), 'secured', 1)).statusCode).toBe(404)
    const { category_id } = await buildCard(test.db)
    await post('/api/safe-delete-credit-card', { category_id })
    expect((await update(category_id, 'secured', 1)).statusCode).toBe(404)
  })
})

describe('POST /api/safe-delete-credit-card', () => {
  it('takes it off every list and keeps its row', async () => {
    const { category_id, category_name } = await buildCard(test.db, { status: 1 })
    const answer = await post('/api/safe-delete-credit-card', { category_id })
    expect(answer.json()).toEqual({ success: true, message: 'Credit card deleted successfully!' })
    expect([await list(), await list({})]).toEqual([[], []])
    expect(await whole(category_id)).not.toBeNull()
    expect(await lastAct()).toMatchObject({
      action: 'credit_card.delete',
      object_name: category_name,
      before: { status: 1 },
    })
    expect((await post('/api/safe-delete-credit-card', { category_id })).statusCode).toBe(404)
  })

  it.each([null, 'x', 1, randomUUID().toUpperCase()])('refuses the id %j', async (category_id) => {
    expect((await post('/api/safe-delete-credit-card', { category_id })).statusCode).toBe(400)
  })
})

it.each([
  ['POST', '/api/create-credit-card', { category_name: 'A card' }],
  ['POST', '/api/update-credit-card-data', { category_id: randomUUID(), property: 'status', value: 1 }],
  ['POST', '/api/safe-delete-credit-card', { category_id: randomUUID() }],
  [
    'POST',
    '/api/credit-card/bulk-change',
    { category_ids: [randomUUID()], property: 'status', value: 1, preview: 1 },
  ],
  ['GET', '/api/credit-card/export', undefined],
] as const)('%s %s is for role 1', async (method, url, payload) => {
  const send = async (headers: Record<string, string>) =>
    (await test.app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode
  const customer = await buildCustomer(test.services)
  expect([await send({}), await send(customer.headers)]).toEqual([401, 401])
  for (const role of [2, 3] as const)
    expect(await send((await buildStaff(test.services, role)).headers)).toBe(403)
})
