import { afterEach, expect, test, vi } from 'vitest'
import { postForm } from './post-form.ts'

/** A request whose course the test decides. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  upload = new EventTarget()
  status = 200
  responseText = '{"success":true}'
  sent: unknown = null
  headers: [string, string][] = []
  constructor() {
    super()
    FakeRequest.last = this
  }
  open = vi.fn()
  setRequestHeader = (name: string, value: string): number => this.headers.push([name, value])
  getResponseHeader = (): string => 'application/json'
  send = (body: unknown): void => void (this.sent = body)
  end = (type: 'load' | 'error' | 'abort'): void => {
    this.dispatchEvent(new Event(type))
    this.dispatchEvent(new Event('loadend'))
  }
  abort = (): void => this.end('abort')
}
afterEach(() => vi.unstubAllGlobals())

const start = (signal?: AbortSignal) => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const shares: number[] = []
  const body = new FormData()
  const answer = postForm((share) => shares.push(share))('/api/x', {
    headers: { authorization: 'Bearer p_1' },
    body,
    ...(signal !== undefined && { signal }),
  })
  return { answer, shares, body, request: FakeRequest.last }
}

test('tells how much has left and answers as fetch does, a failure of the server too', async () => {
  const { answer, shares, body, request } = start()
  for (const loaded of [1, 4])
    request.upload.dispatchEvent(
      Object.assign(new Event('progress'), { loaded, total: 4, lengthComputable: true }),
    )
  request.status = 409
  request.end('load')
  const response = await answer
  expect([response.status, await response.json()]).toEqual([409, { success: true }])
  expect(shares).toEqual([0.25, 1])
  expect([request.sent, request.headers]).toEqual([body, [['authorization', 'Bearer p_1']]])
})

test('no answer is a TypeError, and a stop ends it', async () => {
  const broken = start()
  broken.request.end('error')
  await expect(broken.answer).rejects.toThrow(TypeError)
  const controller = new AbortController()
  const stopped = start(controller.signal)
  controller.abort()
  await expect(stopped.answer).rejects.toMatchObject({ name: 'AbortError' })
})
