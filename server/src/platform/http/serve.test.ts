import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('lets nothing about a person into a cache', async () => {
  const { headers, user_id } = await buildCustomer(test.services)
  for (const url of [`/api/user/${user_id}`, '/api/consents', '/api/user/not-an-id', '/api/ip']) {
    expect((await test.app.inject({ url, headers })).headers['cache-control'], url).toBe('no-store')
  }
  expect((await test.app.inject({ url: `/api/user/${user_id}` })).headers['cache-control']).toBe('no-store')
  expect((await test.app.inject({ url: '/api/lenders' })).headers['cache-control']).toBe('private, no-cache')
})
