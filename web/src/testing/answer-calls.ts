import { vi } from 'vitest'
import { act } from './act.ts'

/** One request that a page has made, answered when the test says so. */
export interface Request {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  headers: Headers
  signal: AbortSignal | null
  answer: (body: unknown, status?: number) => Promise<void>
  /** No answer comes: the connection is lost. */
  lose: () => Promise<void>
}

/** Requests that nobody has answered yet: their time limit would tell of them in the middle of another test. */
const open = new Set<() => void>()

/** Ends what the test has left without an answer, and what asks again because of it. */
export const endRequests = async (): Promise<void> => {
  while (open.size > 0) {
    const ends = [...open]
    open.clear()
    await act(async () => {
      for (const end of ends) end()
    })
  }
}

const bodyOf = (body: RequestInit['body']): unknown => (typeof body === 'string' ? JSON.parse(body) : body)

/** Stands in for the server of this page: every request waits here for its answer. */
export const answerByHand = (): readonly Request[] => {
  const requests: Request[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(
      (address, { method = 'GET', body, headers, signal } = {}) =>
        new Promise((resolve, reject) => {
          const url = new URL(typeof address === 'string' ? address : '', location.origin)
          const abort = (): void => reject(new DOMException('aborted', 'AbortError'))
          signal?.addEventListener('abort', abort)
          open.add(abort)
          requests.push({
            method,
            path: url.pathname,
            query: Object.fromEntries(url.searchParams),
            body: bodyOf(body ?? null),
            headers: new Headers(headers),
            signal: signal ?? null,
            answer: (answer, status = 200) => {
              open.delete(abort)
              return act(async () => resolve(new Response(JSON.stringify(answer), { status })))
            },
            lose: () => {
              open.delete(abort)
              return act(async () => reject(new TypeError('Failed to fetch')))
            },
          })
        }),
    ),
  )
  return requests
}
