import { getProfile, saveProfile } from '@marketplace/contract/customers/profiles'
import { resendPasscode } from '@marketplace/contract/entry/sign-in'
import { readOffers } from '@marketplace/contract/market/offers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../i18n/texts.ts'
import { getSession, setSession } from '../browser-storage/session-store.ts'
import { isSolving, subscribeToSolving } from './answer-challenge.ts'
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

const challenge = `3.1900000000.${'0a'.repeat(16)}.${'A'.repeat(43)}`
const asked = { success: false, code: 'challenge_required', message: 'Please try again', challenge }

/** Answers what it is given, one after another, the last again and again. */
const inTurn = (...given: readonly [number, unknown][]) => {
  const left = [...given]
  const fetched = vi.fn<typeof fetch>(async () => {
    const [status, answer] = (left.length > 1 ? left.shift() : left[0]) ?? [500, {}]
    return new Response(JSON.stringify(answer), { status })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const solver = vi.hoisted(() => ({ solveChallenge: vi.fn<(challenge: string) => Promise<string>>() }))
vi.mock('./solve-challenge.ts', () => solver)
const body = { prospect_app_id: id }

test('a challenge is solved, and the same call made again with its solution', async () => {
  solver.solveChallenge.mockResolvedValue(`${challenge}~1-2-3-4-5-6-7-8`)
  const states: boolean[] = []
  const stop = subscribeToSolving(() => states.push(isSolving()))
  const sent = {
    success: true,
    message: 'Sent',
    ...body,
    masked_to: '******1',
    expires_in_s: 1,
    resend_in_s: 1,
  }
  const fetched = inTurn([428, asked], [200, sent])
  await expect(call(resendPasscode, { body })).resolves.toEqual(sent)
  stop()
  const [, second] = fetched.mock.calls.map(([, request]) => request)
  expect(second).toMatchObject({
    body: JSON.stringify(body),
    headers: { 'X-Challenge': `${challenge}~1-2-3-4-5-6-7-8`, authorization: 'Bearer token' },
  })
  expect(solver.solveChallenge.mock.calls).toEqual([[challenge, null]])
  expect(states).toEqual([true, false])
})

test('a fourth challenge in a row is told as a failure', async () => {
  solver.solveChallenge.mockResolvedValue('solved')
  const fetched = inTurn([428, asked])
  await expect(call(resendPasscode, { body })).rejects.toMatchObject({
    status: 428,
    code: 'challenge_required',
    message: 'Please try again',
  })
  expect(fetched.mock.calls).toHaveLength(4)
})

test('a solver that cannot be had is told as not available', async () => {
  solver.solveChallenge.mockRejectedValue(new TypeError('Failed to fetch'))
  inTurn([428, asked])
  await expect(call(resendPasscode, { body })).rejects.toMatchObject({
    status: 0,
    code: 'temporarily_unavailable',
  })
  expect(isSolving()).toBe(false)
})

test('a refusal for now says how long to wait', async () => {
  inTurn([
    429,
    { success: false, code: 'too_many_requests', message: 'Please wait 42 seconds', retry_after_s: 42 },
  ])
  await expect(call(resendPasscode, { body })).rejects.toMatchObject({ status: 429, retryAfterS: 42 })
})
