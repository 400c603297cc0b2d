import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const save = (payload: object, headers: Record<string, string> = {}, app = test.app) =>
  app.inject({ method: 'POST', url: '/api/cookies/save', payload, headers })
const read = (name: string, cookies: Record<string, string> = {}) =>
  test.app.inject({ url: `/api/cookies/read?name=${name}`, cookies })

describe('POST /api/cookies/save', () => {
  it('sets the cookie for an hour unless told otherwise, out of reach of scripts', async () => {
    const answer = await save({ name: 'lead', value: 'दिवाली & more; =1' })
    expect(answer.json()).toEqual({ success: true })
    expect(answer.cookies).toEqual([
      {
        name: 'lead',
        value: 'दिवाली & more; =1',
        path: '/',
        maxAge: 3_600,
        httpOnly: true,
        sameSite: 'Lax',
      },
    ])
    expect((await save({ name: 'qr', value: 'x', minutes: 5 })).cookies[0]).toMatchObject({ maxAge: 300 })
  })

  it('is for https alone where the site is', async () => {
    const secure = await createTestApp({ variables: { PUBLIC_URL: 'https://loans.example.com' } })
    expect((await save({ name: 'lead', value: 'x' }, {}, secure.app)).cookies[0]).toMatchObject({
      secure: true,
    })
    await secure.close()
  })

  it.each(['lead', 'qr', 'CCDetails', 'isMasqueradeMode'])('takes %s', async (name) => {
    expect((await save({ name, value: '1' })).statusCode).toBe(200)
  })

  it.each([
    ['atkn', 'x'],
    ['lang', 'hi'],
    ['__Host-session', 'x'],
    ['LEAD', 'x'],
    ['lead=1; a', 'x'],
    ['lead', 'a\r\nset-cookie: a=1'],
    ['lead', 'a\tb'],
    ['lead', 'a\u0000b'],
    ['lead', 'x'.repeat(4_093)],
    ['lead', 'क'.repeat(455)],
    ['url', 'https://evil.example/'],
    ['url', '//evil.example/'],
    ['url', '/\\evil.example'],
    ['url', '\\/evil.example'],
    ['url', '/.//evil.example'],
    ['url', '/a/..//evil.example'],
    ['url', '/%2e%2e//evil.example'],
    ['url', '/%2E/x'],
    ['url', 'javascript:alert(1)'],
    ['url', ' /products'],
    ['url', 'products'],
    ['url', ''],
  ])('refuses %s with %j, and sets nothing', async (name, value) => {
    const answer = await save({ name, value })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it.each(['/', '/products', '/user/offers?amount=1&x=%2F%2F#top', '/cards-secured/', '/a/?b'])(
    'takes %s as the url',
    async (value) => {
      expect((await save({ name: 'url', value })).cookies[0]).toMatchObject({ value })
    },
  )

  it.each([0, -1, 1.5, 43_201, '60', null])('refuses %j minutes', async (minutes) => {
    expect((await save({ name: 'lead', value: 'x', minutes })).statusCode).toBe(400)
  })

  it('takes a name and value of 4,095 bytes, and thirty days', async () => {
    const value = 'x'.repeat(4_091)
    expect((await save({ name: 'lead', value, minutes: 43_200 })).cookies[0]).toMatchObject({
      value,
      maxAge: 2_592_000,
    })
  })
})

describe('GET /api/cookies/read', () => {
  it('answers the value, and null where there is none', async () => {
    expect((await read('lead', { lead: 'campaign-1' })).json()).toEqual({
      success: true,
      value: 'campaign-1',
    })
    expect((await read('lead')).json()).toEqual({ success: true, value: null })
    expect((await read('qr', { lead: 'x' })).json()).toEqual({ success: true, value: null })
  })

  it('reads what was saved', async () => {
    const saved = await save({ name: 'CCDetails', value: '{"list":"secured"}' })
    const cookie = String(saved.headers['set-cookie']).split(';')[0] ?? ''
    const answer = await test.app.inject({ url: '/api/cookies/read?name=CCDetails', headers: { cookie } })
    expect(answer.json()).toEqual({ success: true, value: '{"list":"secured"}' })
  })

  it.each(['atkn', 'lang', '', 'lead&name=qr'])('refuses to read %j', async (name) => {
    expect((await read(name, { atkn: 'secret', lang: 'hi' })).statusCode).toBe(400)
  })
})

describe('POST /api/cookies/delete', () => {
  it('makes the browser forget it', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/cookies/delete',
      payload: { name: 'lead' },
      cookies: { lead: 'x' },
    })
    expect(answer.json()).toEqual({ success: true })
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ name: 'lead', value: '', path: '/' })
    expect(cookie?.expires?.getTime()).toBe(0)
  })

  it('touches no other', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/cookies/delete',
      payload: { name: 'lang' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})
