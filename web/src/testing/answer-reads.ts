import type { Request } from './answer-calls.ts'

const ROUNDS = 4

/**
 * Answers what a page reads by the end of its path, also what it asks for after an answer. @returns answers what was asked since; what no
 * end names stays without an answer.
 */
export const readsAnswerer = (
  requests: readonly Request[],
  answers: Readonly<Record<string, unknown>>,
): ((changed?: Readonly<Record<string, unknown>>) => Promise<void>) => {
  const answered = new Set<Request>()
  return async (changed = {}) => {
    const bodies = Object.entries({ ...answers, ...changed })
    for (let round = 0; round < ROUNDS; round += 1)
      for (const request of requests.filter((one) => one.method === 'GET' && !answered.has(one))) {
        const [, body] = bodies.find(([end]) => request.path.endsWith(end)) ?? []
        if (body === undefined) continue
        answered.add(request)
        await request.answer(body)
      }
  }
}

/** What a page has sent: its path and its body, in order. */
export const sentOf = (requests: readonly Request[]): [path: string, body: unknown][] =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
