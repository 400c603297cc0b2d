import { getProfile } from '@marketplace/contract/customers/profiles'
import { askOffers, type Offers } from '@marketplace/contract/market/offers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../../api/call.ts'
import { findAnswer } from '../../api/find-answer.ts'
import { setSession } from '../../browser-storage/session-store.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { askEarly } from './ask-early.ts'
import { holdEarly } from './hold-early.ts'

const id = '00000000-0000-4000-8000-000000000001'
const appId = '00000000-0000-4000-8000-000000000002'
const failure = JSON.stringify({ success: false, code: 'not_found', message: 'Not found' })
const list: Offers = {
  snapshot_id: id,
  ranking_version: '1',
  as_on: '2026-11-22',
  amount: 200_000,
  tenure_months: 36,
  matched: [],
  unmatched: [],
  pending: [],
}
const fetched = vi.fn<typeof fetch>()
const keep = (values: Record<string, string>) => ({ getItem: (name: string) => values[name] ?? null })
const signedIn = { atkn: 'token', prospectAppId: id, appId, productType: 'Personal Loans' }
const ask = (pathname: string, search = '', values: Record<string, string> = signedIn) =>
  askEarly({ pathname, search }, 'hi', keep(values))

beforeEach(async () => {
  fetched.mockReset()
  fetched.mockImplementation(async () => new Response(failure, { status: 404 }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { documentElement: { lang: 'hi' } })
  await loadTexts('hi')
  setSession(signedIn)
})
afterEach(() => {
  globalThis.earlyAnswers = undefined
  vi.unstubAllGlobals()
})

test.each([
  ['/user/account', 1],
  ['/user/offers', 2],
  ['/user/business-offers', 2],
  ['/products', 0],
  ['/', 0],
])('begins on %s what that page asks for first: %i', (pathname, count) => {
  expect(ask(pathname)).toHaveLength(count)
  expect(fetched).toHaveBeenCalledTimes(count)
})

test('asks for nobody who is not signed in, and for no offers without an application', () => {
  expect(ask('/user/offers', '', {})).toEqual([])
  expect(ask('/user/offers', '', { atkn: 'token' })).toEqual([])
  expect(ask('/user/offers', '', { atkn: 'token', prospectAppId: id })).toHaveLength(1)
})

test('asks for no offers of whoever is led on to another page', () => {
  expect(ask('/user/offers', '', { atkn: 'token', prospectAppId: id, appId })).toHaveLength(1)
  expect(ask('/user/offers', '', { ...signedIn, lender: 'kadamba-bank' })).toHaveLength(1)
})

test.each([
  ['', {}],
  ['?amount=500000&tenure=36&order=emi', { amount: 500_000, tenure_months: 36 }],
  ['?amount=5,00,000', {}],
])('the page’s own calls take what was begun, asked with %s, and ask nothing twice', async (search, body) => {
  globalThis.earlyAnswers = holdEarly(ask('/user/offers', search))
  await expect(call(getProfile, { params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(call(askOffers, { params: { app_id: appId }, body })).rejects.toMatchObject({ status: 404 })
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('what has come stands there at once, and the call gets the very same', async () => {
  const asked = { params: { app_id: appId }, body: {} }
  fetched.mockImplementation(async () => new Response(JSON.stringify({ success: true, data: list })))
  expect(findAnswer(askOffers, asked)).toBeNull()
  globalThis.earlyAnswers = holdEarly(ask('/user/offers'))
  expect(findAnswer(askOffers, asked)).toBeNull()
  await globalThis.earlyAnswers.until(1_000)
  const found = findAnswer(askOffers, asked)
  expect(found?.data).toEqual(list)
  expect(await call(askOffers, asked)).toBe(found)
  expect(findAnswer(askOffers, asked)).toBeNull()
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a refusal that has come is for the call to tell', async () => {
  globalThis.earlyAnswers = holdEarly(ask('/user/offers'))
  await globalThis.earlyAnswers.until(1_000)
  expect(findAnswer(askOffers, { params: { app_id: appId }, body: {} })).toBeNull()
})

test('a line that breaks says so to whoever takes it, and to nobody else', async () => {
  fetched.mockImplementation(async () => await Promise.reject(new TypeError('failed')))
  globalThis.earlyAnswers = holdEarly(ask('/user/offers'))
  await expect(call(getProfile, { params: { id } })).rejects.toMatchObject({
    status: 0,
    code: 'temporarily_unavailable',
  })
})
