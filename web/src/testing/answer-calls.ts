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
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
          requests.push({
            method,
            path: url.pathname,
            query: Object.fromEntries(url.searchParams),
            body: bodyOf(body ?? null),
            headers: new Headers(headers),
            signal: signal ?? null,
            answer: (answer, status = 200) =>
              act(async () => resolve(new Response(JSON.stringify(answer), { status }))),
            lose: () => act(async () => reject(new TypeError('Failed to fetch'))),
          })
        }),
    ),
  )
  return requests
}
