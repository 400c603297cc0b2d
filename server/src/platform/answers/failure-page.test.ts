import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { wantsPage, writeFailurePage } from './failure-page.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it.each([
  ['a browser that opens a page', 'GET', '/user/offers', 'text/html,*/*', true],
  ['a call', 'GET', '/api/products', 'text/html', false],
  ['a page that makes a call', 'GET', '/user/offers', 'application/json', false],
  ['a form', 'POST', '/user/offers', 'text/html', false],
])('%s', (_name, method, url, accept, wanted) => {
  expect(wantsPage({ method, url, headers: { accept } })).toBe(wanted)
})

it('is written in the language of the visitor, then in the others', () => {
  const page = writeFailurePage({ code: 'temporarily_unavailable', retryAfter: null }, 'hi')
  expect(page).toMatch(
    /<html lang="hi" dir="ltr">.*<h1>यह अभी उपलब्ध नहीं है.*<p lang="en" dir="ltr">This is not available right now/,
  )
  expect(page).toContain('फिर कोशिश करें')
})

it('is what a browser gets in an outage, and a call its JSON', async () => {
  test.services.lifecycle.hasRoom = async () => false
  const get = (accept: string) => test.app.inject({ url: '/readyz', headers: { accept } })
  const page = await get('text/html,application/xhtml+xml')
  expect(page).toMatchObject({ statusCode: 503 })
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '5',
    'cache-control': 'no-store',
  })
  expect((await get('application/json')).json()).toMatchObject({ code: 'temporarily_unavailable' })
})
