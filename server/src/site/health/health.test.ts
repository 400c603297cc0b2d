import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('is alive and ready', async () => {
  expect((await test.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  expect((await test.app.inject({ url: '/readyz' })).statusCode).toBe(200)
})

it.each([
  ['this machine', '127.0.0.1', {}, 200],
  ['this machine by IPv6', '::1', {}, 200],
  ['this machine by IPv4 in IPv6 dress', '::ffff:127.0.0.1', {}, 200],
  ['elsewhere', '203.0.113.7', {}, 404],
  ['elsewhere, with a claim', '203.0.113.7', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['elsewhere, through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
  ['elsewhere, through one that says so otherwise', '127.0.0.1', { forwarded: 'for=203.0.113.7' }, 404],
])('shows its figures to %s or not', async (_name, remoteAddress, headers, status) => {
  expect((await test.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status)
})
