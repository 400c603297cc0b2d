import { afterEach, expect, test, vi } from 'vitest'
import { holdEarly, type Begun } from './hold-early.ts'

const headers = { accept: 'application/json', authorization: 'Bearer token' }
const profile = { method: 'GET', address: '/api/user/1', headers }
const offers = { method: 'POST', address: '/api/offers', headers, body: '{}' }
const begin = (sent: Begun['sent']): Begun => ({
  sent,
  answer: Promise.resolve([200, sent.address]),
  answered: null,
})
const hold = () => holdEarly([begin(profile), begin(offers)])

afterEach(() => vi.useRealTimers())

test('gives what was begun early, each once', async () => {
  const early = hold()
  expect(await early.take({ ...profile })).toEqual([200, '/api/user/1'])
  expect(await early.take({ ...offers })).toEqual([200, '/api/offers'])
  expect(await early.take(profile)).toBeNull()
})

test.each([
  ['another address', { ...profile, address: '/api/user/2' }],
  ['another method', { ...profile, method: 'DELETE' }],
  ['somebody else', { ...profile, headers: { ...headers, authorization: 'Bearer other' } }],
  ['another ask', { ...offers, body: '{"amount":1}' }],
])('gives nothing to %s', async (_, sent) => {
  expect(await hold().take(sent)).toBeNull()
})

test('a write lets go of what was answered before it, reading does not', async () => {
  const early = hold()
  expect(await early.take({ ...profile, address: '/api/other' })).toBeNull()
  expect(await early.take(profile)).not.toBeNull()
  expect(await early.take({ ...offers, address: '/api/user/1', body: '{"net_monthly_income":1}' })).toBeNull()
  expect(await early.take(offers)).toBeNull()
})

test('what is older than some seconds is asked anew', async () => {
  vi.useFakeTimers()
  const early = hold()
  vi.advanceTimersByTime(10_001)
  expect(await early.take(profile)).toBeNull()
})

test('what has come can be looked at, and is still there to be taken', async () => {
  expect(hold().find(offers)).toBeNull()
  const early = holdEarly([{ ...begin(offers), answered: [200, 'offers'] }])
  expect(early.find(offers)).toEqual([200, 'offers'])
  expect(await early.take(offers)).not.toBeNull()
  expect(early.find(offers)).toBeNull()
})

test('gives nothing where no answer came: the page asks again by itself', async () => {
  expect(
    await holdEarly([{ ...begin(profile), answer: Promise.resolve([0, null]) }]).take(profile),
  ).toBeNull()
})

test('waits for everything, and not for ever', async () => {
  const seen: string[] = []
  const soon = new Promise<[number, unknown]>((resolve) =>
    setTimeout(() => resolve([200, seen.push('came')]), 1),
  )
  await holdEarly([begin(offers), { ...begin(profile), answer: soon }]).until(60_000)
  expect(seen).toEqual(['came'])
  const never = Promise.withResolvers<[number, unknown]>().promise
  await expect(holdEarly([{ ...begin(profile), answer: never }]).until(1)).resolves.toBeUndefined()
})
