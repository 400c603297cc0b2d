import { exportCreditCards } from '@marketplace/contract/catalogue/card-changes'
import { listLenders, updateLender } from '@marketplace/contract/market/lenders-office'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerByHand } from '../../testing/answer-calls.ts'
import { officeCall, officeFile } from './office-call.ts'
import { getOfficeSession, setOfficeSession } from './office-session.ts'

beforeEach(() => {
  history.replaceState(null, '', '/admin/lenders')
  setOfficeSession({ a_atkn: 'of staff', p_atkn: 'of a partner', adminId: '1', partnerId: '2' })
})
const failureOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => null,
    (error: unknown) => error,
  )
const refusal = { success: false, code: 'not_signed_in', message: 'Please sign in' }

test.each([
  ['/admin/lenders', 'Bearer of staff'],
  ['/partner', 'Bearer of a partner'],
])('on %s a call goes out as %s', async (path, authorization) => {
  history.replaceState(null, '', path)
  const [requests, answer] = [answerByHand(), officeCall(listLenders, {})]
  expect(requests[0]?.headers.get('authorization')).toBe(authorization)
  await requests[0]?.answer({ success: true, message: '', data: [], without_connector: [] })
  await answer
})

test('a 401 ends the session of its own area alone', async () => {
  const [requests, answer] = [answerByHand(), officeCall(listLenders, {})]
  const failure = failureOf(answer)
  await requests[0]?.answer(refusal, 401)
  expect(await failure).toMatchObject({ status: 401, code: 'not_signed_in' })
  expect(getOfficeSession()).toMatchObject({ a_atkn: null, adminId: null, p_atkn: 'of a partner' })
})

test('a 401 of an earlier session leaves the one that has begun meanwhile', async () => {
  const [requests, answer] = [answerByHand(), officeCall(listLenders, {})]
  const failure = failureOf(answer)
  setOfficeSession({ a_atkn: 'of somebody else' })
  await requests[0]?.answer(refusal, 401)
  expect(await failure).toMatchObject({ status: 401 })
  expect(getOfficeSession().a_atkn).toBe('of somebody else')
})

test('a lost connection ends nothing and says what to do', async () => {
  const [requests, answer] = [answerByHand(), officeCall(listLenders, {})]
  const failure = failureOf(answer)
  await requests[0]?.lose()
  expect(await failure).toMatchObject({
    status: 0,
    message: 'No answer from the server. Check your connection and try again.',
  })
  expect(getOfficeSession().a_atkn).toBe('of staff')
})

test('who gives a request up gets no answer of it', async () => {
  answerByHand()
  const controller = new AbortController()
  const answer = officeCall(listLenders, { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test('a server that does not answer in time counts as lost', async () => {
  vi.useFakeTimers()
  answerByHand()
  const failure = failureOf(officeCall(listLenders, {}))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await failure).toMatchObject({ status: 0 })
})

test('a conflict brings what stands now', async () => {
  const requests = answerByHand()
  const body = { lender_id: 1, property: 'lender_status', value: 1 } as const
  const answer = officeCall(updateLender, { body, headers: { 'if-match': '"0"' } })
  const failure = failureOf(answer)
  expect(requests[0]).toMatchObject({ method: 'POST', body })
  expect(requests[0]?.headers.get('if-match')).toBe('"0"')
  await requests[0]?.answer({ success: false, code: 'conflict', message: 'Changed', present: 1 }, 409)
  expect(await failure).toMatchObject({ code: 'conflict', present: 1 })
})

test('a file that keeps coming has no end of time, one that stands still has', async () => {
  vi.useFakeTimers()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own
    },
  })
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => controller?.error(new DOMException('aborted', 'AbortError')))
    return Promise.resolve(new Response(body))
  })
  const failure = failureOf(officeFile(exportCreditCards, {}))
  for (let part = 0; part < 5; part += 1) {
    await vi.advanceTimersByTimeAsync(100_000)
    controller?.enqueue(new Uint8Array([part]))
    await vi.advanceTimersByTimeAsync(0)
  }
  await vi.advanceTimersByTimeAsync(119_000)
  controller?.enqueue(new Uint8Array([5]))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await failure).toMatchObject({ status: 0 })
})
