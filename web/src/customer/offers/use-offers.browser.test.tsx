import { askOffers, type Offers } from '@marketplace/contract/market/offers'
import { beforeEach, expect, test, vi } from 'vitest'
import { outgoing } from '../../api/call.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { act } from '../../testing/act.ts'
import { answerByHand } from '../../testing/answer-calls.ts'
import { mountHook } from '../../testing/mount.tsx'
import { holdEarly } from '../early/hold-early.ts'
import { useOffers } from './use-offers.ts'

const APP = '00000000-0000-4000-8000-000000000001'
const KEPT = '00000000-0000-4000-8000-000000000002'

const offersOf = (amount: number, state: 'asking' | null, snapshot_id: string | null = null): Offers => ({
  snapshot_id,
  ranking_version: '1',
  as_on: '2026-11-22',
  amount,
  tenure_months: 36,
  matched: [],
  unmatched: [],
  pending: state === null ? [] : [{ lender_id: 1, lender_name: 'Kadamba', state }],
})
const told = (data: Offers | null) => ({ success: true, data })
const mountOffers = (amount?: number) =>
  mountHook((ask: { amount: number | undefined; tenure: undefined }) => useOffers(APP, ask), {
    amount,
    tenure: undefined,
  })
const wait = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  await loadTexts('en')
  vi.useFakeTimers()
})

test('opening the page asks; a whole list is not looked at again', async () => {
  const requests = answerByHand()
  const page = await mountOffers(200_000)
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: `/api/applications/${APP}/offers`,
    body: { amount: 200_000 },
  })
  await requests[0]?.answer(told(offersOf(200_000, null, KEPT)))
  expect(page.current).toMatchObject({ offers: { snapshot_id: KEPT }, isUpdating: false })
  await wait(60_000)
  expect(requests).toHaveLength(1)
})

test('a list that was asked for before the page was there stands in it from the start', async () => {
  const requests = answerByHand()
  const answer = told(offersOf(200_000, null, KEPT))
  // Another spec of this browser may be signed in: what is sent says so.
  const sent = outgoing(askOffers, { params: { app_id: APP }, body: {} })
  const answered = [200, answer] as const
  const begun = { sent, answer: Promise.resolve(answered), answered }
  globalThis.earlyAnswers = holdEarly([begun])
  const seen: (string | null)[] = []
  await mountHook(
    (ask: { amount: undefined; tenure: undefined }) => {
      const list = useOffers(APP, ask)
      seen.push(list.offers?.snapshot_id ?? null)
      return list
    },
    { amount: undefined, tenure: undefined },
  )
  expect(new Set(seen)).toEqual(new Set([KEPT]))
  await wait(60_000)
  expect(requests).toEqual([])
  expect(globalThis.earlyAnswers.find(sent)).toBeNull()
  globalThis.earlyAnswers = undefined
})

test('while lenders answer it reads, and asks again where the server has no list that was asked for', async () => {
  const requests = answerByHand()
  const page = await mountOffers()
  await requests[0]?.answer(told(offersOf(1, 'asking')))
  await wait(1_000)
  expect(requests[1]).toMatchObject({ method: 'GET', path: `/api/applications/${APP}/offers` })
  await requests[1]?.answer(told(offersOf(2, 'asking')))
  expect(page.current.offers?.amount).toBe(2)
  await wait(1_500)
  await requests[2]?.answer(told(null))
  expect(requests[3]?.method).toBe('POST')
  // The list that stands there stays until it is there anew.
  expect(page.current.offers?.amount).toBe(2)
  await requests[3]?.answer(told(offersOf(3, null, KEPT)))
  expect(page.current.offers).toMatchObject({ amount: 3, snapshot_id: KEPT })
})

test('a failure that may pass is tried again; before the first answer it is the asking', async () => {
  const requests = answerByHand()
  const page = await mountOffers()
  await requests[0]?.lose()
  expect(page.current.error?.status).toBe(0)
  await wait(1_000)
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST'])
})

test('another amount is another list: the one that is under way for the first is dropped', async () => {
  const requests = answerByHand()
  const page = await mountOffers(100_000)
  await page.rerender({ amount: 200_000, tenure: undefined })
  await requests[1]?.answer(told(offersOf(200_000, null, KEPT)))
  await requests[0]?.answer(told(offersOf(100_000, null, 'other')))
  expect(page.current.offers?.amount).toBe(200_000)
  expect(requests.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { amount: 100_000 }],
    ['POST', { amount: 200_000 }],
  ])
})

test('a look by hand reads what stands there', async () => {
  const requests = answerByHand()
  const page = await mountOffers()
  await requests[0]?.answer(told(offersOf(1, null, KEPT)))
  await act(() => page.current.reload())
  expect(page.current.isUpdating).toBe(true)
  await requests[1]?.answer(told(offersOf(1, null, KEPT)))
  expect(requests[1]?.method).toBe('GET')
  expect(page.current.isUpdating).toBe(false)
})
