import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Call } from '@marketplace/contract/platform/call'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { answerByHand } from '../testing/answer-calls.ts'
import { mountHook } from '../testing/mount.tsx'
import { ask, editAnswer, invalidate, readAgain, readAll, useAnswer } from './answers.ts'
import { clearOfficeSession, getOfficeSession, setOfficeSession } from './session/office-session.ts'
import { queryClient } from './query-client.ts'
import { act } from '../testing/act.ts'

/** What matters here is when an answer comes, not what is in it. */
const listLenders = {
  method: 'GET',
  path: '/api/lenders-of-names',
  audience: [1],
  limit: 'read',
  answer: z.object({ data: z.array(z.string()), without_connector: z.array(z.number()) }),
  errors: ['not_found'],
} as const satisfies Call
const getLender = {
  method: 'GET',
  path: '/api/lenders-of-names/:lenderId',
  audience: [1],
  limit: 'read',
  params: z.strictObject({ lenderId: z.number() }),
  answer: z.object({ data: z.string() }),
  errors: ['not_found'],
} as const satisfies Call

const listPaged = {
  method: 'GET',
  path: '/api/lenders-in-pages',
  audience: [1],
  limit: 'read',
  query: z.strictObject({ page: z.optional(z.number()), page_size: z.optional(z.number()) }),
  answer: z.object({ data: z.array(z.number()), total: z.number() }),
  errors: [],
} as const satisfies Call

const around = (node: ReactNode) => <QueryClientProvider client={queryClient}>{node}</QueryClientProvider>
const lenders = ask('lenders', listLenders, {})
const lender = (lenderId: number) => ask(`lender ${lenderId}`, getLender, { params: { lenderId } })
const listOf = (...data: string[]) => ({ data, without_connector: [] })
const failure = (status: number) => ({ success: false, code: 'internal_error', message: `Failed ${status}` })

// Pages hear of an answer within the `act` that brings it, and not a timer later.
notifyManager.setScheduler(queueMicrotask)

beforeEach(() => {
  history.replaceState(null, '', '/admin/lenders')
  setOfficeSession({ a_atkn: 'token', adminId: '1' })
})
afterEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/')
})

test('an older answer never replaces a newer one', async () => {
  const requests = answerByHand()
  const page = await mountHook(() => useAnswer(lenders), null, around)
  await requests[0]?.answer(listOf('first'))
  await act(async () => page.current.reload())
  await act(async () => page.current.reload())
  await requests[2]?.answer(listOf('A and B saved'))
  await requests[1]?.answer(listOf('A saved'))
  expect(page.current.value?.data).toEqual(['A and B saved'])
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([false, true, false])
})

test('the request of a page that is left is aborted', async () => {
  const requests = answerByHand()
  const page = await mountHook(() => useAnswer(lenders), null, around)
  await page.unmount()
  expect(requests[0]?.signal?.aborted).toBe(true)
})

test('what a page showed has left the memory with it, but for what is kept', async () => {
  const requests = answerByHand()
  const first = await mountHook(() => useAnswer(lender(1)), null, around)
  await requests[0]?.answer({ data: 'of one' })
  await first.unmount()
  const again = await mountHook(() => useAnswer(lender(1)), null, around)
  expect(again.current.value).toBe(null)
  await again.unmount()

  const list = await mountHook(() => useAnswer(lenders, { isKept: true }), null, around)
  await requests.at(-1)?.answer(listOf('kept'))
  await list.unmount()
  const later = await mountHook(() => useAnswer(lenders, { isKept: true }), null, around)
  expect(later.current.value?.data).toEqual(['kept'])
  await requests.at(-1)?.answer(listOf('newer'))
  expect(later.current.value?.data).toEqual(['newer'])
})

test('the last value stays while another question is on its way', async () => {
  const requests = answerByHand()
  const page = await mountHook(({ id }: { id: number }) => useAnswer(lender(id)), { id: 1 }, around)
  await requests[0]?.answer({ data: 'one' })
  await page.rerender({ id: 2 })
  expect(page.current.value?.data).toBe('one')
  await requests[1]?.answer({ data: 'two' })
  expect(page.current.value?.data).toBe('two')
})

test('the last value of another question goes as soon as this one fails: it would stand under words of this one', async () => {
  vi.useFakeTimers()
  const requests = answerByHand()
  const page = await mountHook(({ id }: { id: number }) => useAnswer(lender(id)), { id: 1 }, around)
  await requests[0]?.answer({ data: 'one' })
  await page.rerender({ id: 2 })
  await requests[1]?.answer(failure(503), 503)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(page.current).toMatchObject({ value: null, error: { status: 503 } })
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await requests[2]?.answer({ data: 'two' })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(page.current).toMatchObject({ value: { data: 'two' }, error: null })
})

test('a whole list whose length changes while it is read is read again', async () => {
  const requests = answerByHand()
  const whole = readAll(listPaged, {})
  const answer = async (at: number, rows: readonly number[], total: number): Promise<void> => {
    await vi.waitFor(() => expect(requests).toHaveLength(at + 1))
    await requests[at]?.answer({ data: rows, total })
  }
  await answer(0, [1, 2], 4)
  await answer(1, [4], 3)
  await answer(2, [2, 3], 3)
  await answer(3, [4], 3)
  expect(await whole).toEqual([2, 3, 4])
  expect(requests.map(({ query }) => query['page'])).toEqual(['1', '2', '1', '2'])
})

test('a change has every answer of its topic read again, and no other', async () => {
  const requests = answerByHand()
  await mountHook(() => useAnswer(lenders), null, around)
  await mountHook(() => useAnswer(lender(1)), null, around)
  await requests[0]?.answer(listOf('a'))
  await requests[1]?.answer({ data: 'one' })
  await act(async () => invalidate('lender 1'))
  expect(requests).toHaveLength(3)
  expect(requests[2]?.path).toBe(requests[1]?.path)
})

test('a passing failure is told at once, tried again by itself, and at once by hand', async () => {
  vi.useFakeTimers()
  const requests = answerByHand()
  const page = await mountHook(() => useAnswer(lenders), null, around)
  await requests[0]?.answer(failure(503), 503)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(page.current).toMatchObject({ value: null, error: { status: 503 } })
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(requests).toHaveLength(2)
  await requests[1]?.answer(failure(503), 503)
  await act(async () => page.current.reload())
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(requests).toHaveLength(3)
  await requests[2]?.answer(listOf('there'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(page.current).toMatchObject({ value: { data: ['there'] }, error: null })
})

test('a failure that does not pass is told and left alone', async () => {
  vi.useFakeTimers()
  const requests = answerByHand()
  const page = await mountHook(() => useAnswer(lenders), null, around)
  await requests[0]?.answer(failure(404), 404)
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(page.current.error?.status).toBe(404)
  expect(requests).toHaveLength(1)
})

test('a question is put again after its pause, and not in the background', async () => {
  vi.useFakeTimers()
  const requests = answerByHand()
  await mountHook(() => useAnswer(lenders, { every: () => 60_000 }), null, around)
  await requests[0]?.answer(listOf('a'))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(requests).toHaveLength(2)
  await requests[1]?.answer(listOf('b'))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(180_000))
  expect(requests).toHaveLength(2)
})

test('what a change answered stands in the list; an answer on its way is asked for again', async () => {
  const requests = answerByHand()
  const page = await mountHook(() => useAnswer(lenders), null, around)
  await requests[0]?.answer(listOf('old'))
  await act(async () => page.current.reload())
  await act(async () => editAnswer(lenders, (before) => ({ ...before, without_connector: [7] })))
  expect(page.current.value).toMatchObject({ data: ['old'], without_connector: [7] })
  expect(requests[1]?.signal?.aborted).toBe(true)
  await requests[2]?.answer(listOf('new'))
  expect(page.current.value?.data).toEqual(['new'])
})

test('who reads an answer again gets it, and so does the page', async () => {
  const requests = answerByHand()
  const page = await mountHook(() => useAnswer(lenders), null, around)
  await requests[0]?.answer(listOf('old'))
  const again = readAgain(lenders)
  await act(async () => undefined)
  await requests[1]?.answer(listOf('new'))
  expect((await again)?.data).toEqual(['new'])
  expect(page.current.value?.data).toEqual(['new'])
})

test.each([
  ['refuses', failure(404), 404],
  ['fails', failure(503), 503],
  ['ends the session', { success: false, code: 'not_signed_in', message: 'Sign in' }, 401],
])('who reads an answer again gets none where the server %s', async (_, body, status) => {
  const requests = answerByHand()
  await mountHook(() => useAnswer(lenders), null, around)
  await requests[0]?.answer(listOf('old'))
  const again = readAgain(lenders)
  await act(() => undefined)
  await requests[1]?.answer(body, status)
  expect(await again).toBe(null)
})

test('a 401 ends the session and takes what was read with it', async () => {
  const requests = answerByHand()
  const kept = await mountHook(() => useAnswer(lenders, { isKept: true }), null, around)
  await requests[0]?.answer(listOf('kept'))
  await kept.unmount()
  await mountHook(() => useAnswer(lender(1)), null, around)
  await requests[1]?.answer({ success: false, code: 'not_signed_in', message: 'Sign in' }, 401)
  expect(getOfficeSession()).toMatchObject({ a_atkn: null, adminId: null })
  expect(queryClient.getQueryData(lenders.queryKey)).toBeUndefined()
})

test('signing out takes what was read with it', async () => {
  const requests = answerByHand()
  const page = await mountHook(() => useAnswer(lenders, { isKept: true }), null, around)
  await requests[0]?.answer(listOf('kept'))
  await page.unmount()
  clearOfficeSession('admin')
  expect(queryClient.getQueryData(lenders.queryKey)).toBeUndefined()
})
