import { lenderRowFields, type listLenderRows } from '@marketplace/contract/market/lender-rows'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import type { Answer } from '@marketplace/contract/platform/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { lenderCallsOf, someLenderName } from '../../testing/lender-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: SignedInStaff
let lenders: ReturnType<typeof lenderCallsOf>
beforeAll(async () => {
  test = await createTestApp()
  admin = await buildStaff(test.services, 1)
  lenders = lenderCallsOf(test.app, admin)
})
afterAll(() => test.close())

describe('who may', () => {
  it('only role 1 of staff, in every call', async () => {
    const { lender_id } = await lenders.create()
    const asked = [
      ['GET', '/api/get-lenders-data', undefined],
      ['GET', `/api/get-lender-data/${lender_id}`, undefined],
      ['GET', `/api/lender/history/${lender_id}`, undefined],
      ['GET', `/api/lender/go-live-check/${lender_id}`, undefined],
      ['GET', `/api/lender/preview-offer/${lender_id}?amount=100000&tenure_months=24`, undefined],
      ['POST', '/api/update-lender-data', { lender_id, property: 'priority', value: 9 }],
      ['POST', '/api/create-lender', { name: someLenderName() }],
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
    expect((await lenders.read(lender_id)).priority).toBe(0)
  })
})

describe('POST /api/create-lender', () => {
  it('makes a draft that no customer sees', async () => {
    const name = someLenderName()
    const answer = await lenders.post('/api/create-lender', { name })
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
    expect(await lenders.listed(lender_id)).toMatchObject({
      name,
      lender_status: 0,
      priority: 0,
      min_income: null,
    })
    expect(await lenders.read(lender_id)).toEqual(answer.json<{ data: OfficeLender }>().data)
    expect(test.services.lenders().find(lender_id)).toBeNull()
  })

  it('makes it of the product that is named, and of personal loans else', async () => {
    const made = async (more: object) =>
      (await lenders.post('/api/create-lender', { name: someLenderName(), ...more })).json<{
        data: OfficeLender
      }>().data.product_type
    expect(await made({})).toBe('Personal Loans')
    expect(await made({ product_type: 'Gold Loans' })).toBe('Gold Loans')
    const wrong = { name: someLenderName(), product_type: 'Loans' }
    expect((await lenders.post('/api/create-lender', wrong)).statusCode).toBe(400)
  })

  it.each(['', 'Two words', 'a.b', 'नाम', 'x'.repeat(61), 7, null])('refuses the name %j', async (name) => {
    const answer = await lenders.post('/api/create-lender', { name })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request', details: [{ field: 'name' }] })
  })

  it('refuses a name that another lender has, whatever its case, and 20 at once make one', async () => {
    const name = someLenderName()
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => lenders.post('/api/create-lender', { name })),
    )
    expect(tries.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
    const taken = await lenders.post('/api/create-lender', { name: name.toUpperCase() })
    expect(taken.json()).toEqual({
      success: false,
      code: 'name_taken',
      message: 'This name is taken already',
      details: [{ field: 'name', message: 'This name is taken already' }],
    })
  })

  it('gives lenders of like names slugs of their own', async () => {
    const name = someLenderName()
    const slugs = await Promise.all(
      [name, name.replace('_', '-'), `${name}_`].map(async (one) => (await lenders.create(one)).slug),
    )
    const base = name.toLowerCase().replace('_', '-')
    expect(slugs.toSorted()).toEqual([base, `${base}-2`, `${base}-3`])
  })
})

describe('GET /api/get-lenders-data', () => {
  it('answers by name, and shows a change at once', async () => {
    const { lender_id } = await lenders.create('aaa_first')
    const names = (await lenders.list()).map(({ name }) => name.toLowerCase())
    expect(names[0]).toBe('aaa_first')
    expect(names).toEqual(names.toSorted())
    for (const priority of [3, 4, 5]) {
      await lenders.update(lender_id, 'priority', priority)
      expect((await lenders.listed(lender_id))?.priority).toBe(priority)
    }
  })

  it('answers 304 to one who has it, until something changes', async () => {
    const { lender_id } = await lenders.create()
    const etag = String((await lenders.get('/api/get-lenders-data')).headers.etag)
    const ask = () =>
      test.app.inject({
        url: '/api/get-lenders-data',
        headers: { ...admin.headers, 'if-none-match': etag },
      })
    expect((await ask()).statusCode).toBe(304)
    await lenders.update(lender_id, 'priority', 77)
    expect((await ask()).statusCode).toBe(200)
  })
})

describe('GET /api/lender/rows', () => {
  it('answers the same lenders as the call of section 7, by what the list shows, and shows a change at once', async () => {
    const { lender_id } = await lenders.create()
    await lenders.update(lender_id, 'priority', 41)
    const answer = await lenders.get('/api/lender/rows')
    const { data } = answer.json<Answer<typeof listLenderRows>>()
    expect(data).toEqual((await lenders.list()).map((row) => lenderRowFields.map((field) => row[field])))
    const now = data.find(([id]) => id === lender_id)
    expect(now?.[lenderRowFields.indexOf('priority')]).toBe(41)
    await lenders.update(lender_id, 'priority', 42)
    expect((await lenders.get('/api/lender/rows')).headers.etag).not.toBe(answer.headers.etag)
  })
})

describe('GET /api/lender/history/:lenderId', () => {
  it('tells who changed what, newest first, page by page', async () => {
    const { lender_id, name, slug } = await lenders.create()
    await lenders.update(lender_id, 'priority', 1)
    await lenders.update(lender_id, 'so_text', 'Hello')
    const answer = await lenders.get(`/api/lender/history/${lender_id}?page=1&page_size=2`)
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
    expect((await lenders.history(lender_id, '?page=2&page_size=2')).map(({ changes }) => changes)).toEqual([
      expect.arrayContaining([
        { property: 'name', before: null, after: name },
        { property: 'slug', before: null, after: slug },
      ]) as object,
    ])
    expect((await lenders.get('/api/lender/history/2000000000')).statusCode).toBe(404)
  })
})
