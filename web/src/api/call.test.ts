import { getProfile, saveProfile } from '@marketplace/contract/customers/profiles'
import { readOffers } from '@marketplace/contract/market/offers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../i18n/texts.ts'
import { getSession, setSession } from '../browser-storage/session-store.ts'
import { fieldErrors } from './api-error.ts'
import { call } from './call.ts'

const id = '00000000-0000-4000-8000-000000000001'
const answers = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  )

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  await loadTexts('en')
  setSession({ atkn: 'token' })
})
afterEach(() => vi.unstubAllGlobals())

test('fills the path and the query, and says who calls', async () => {
  const fetched = answers(404, { success: false, code: 'not_found', message: 'Not found' })
  vi.stubGlobal('fetch', fetched)
  const asked = call(readOffers, { params: { app_id: id }, query: { amount: 500_000 } })
  await expect(asked).rejects.toMatchObject({ status: 404 })
  const [address, request] = fetched.mock.calls[0] ?? []
  expect(address).toBe(`/api/applications/${id}/offers?amount=500000`)
  expect(request?.headers).toMatchObject({ authorization: 'Bearer token', 'accept-language': 'en' })
})

test('a failing answer keeps its code, words and fields', async () => {
  const details = [{ field: 'tin', message: 'Invalid PAN' }]
  vi.stubGlobal(
    'fetch',
    answers(400, { success: false, code: 'invalid_request', message: 'Please check', details }),
  )
  const error: unknown = await call(saveProfile, { params: { id }, body: {} }).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({ status: 400, code: 'invalid_request', message: 'Please check' })
  expect(fieldErrors(error)).toEqual({ tin: 'Invalid PAN' })
})

test('a 401 clears the token and is still thrown', async () => {
  vi.stubGlobal(
    'fetch',
    answers(401, { success: false, code: 'not_signed_in', message: 'Please sign in to go on' }),
  )
  await expect(call(getProfile, { params: { id } })).rejects.toMatchObject({
    status: 401,
    code: 'not_signed_in',
  })
  expect(getSession().atkn).toBeNull()
})

test.each([
  ['no connection', vi.fn<typeof fetch>(async () => await Promise.reject(new TypeError('failed'))), 0],
  ['a proxy that answers in HTML', answers(502, '<html>Bad gateway</html>'), 0],
  ['a gateway without words', answers(503, '{}'), 503],
])('%s is told as not available', async (_, fetched, status) => {
  vi.stubGlobal('fetch', fetched)
  await expect(call(getProfile, { params: { id } })).rejects.toMatchObject({
    status,
    code: 'temporarily_unavailable',
    message: 'This is not available right now. Please try again in a minute',
  })
})
