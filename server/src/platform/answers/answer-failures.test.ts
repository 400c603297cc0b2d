import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { Problem } from '../http/problem.ts'
import { answerFailures } from './answer-failures.ts'

const lines: Record<string, unknown>[] = []
const app = Fastify({
  logger: {
    level: 'warn',
    stream: { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) },
  },
})
answerFailures(app)
afterAll(() => app.close())

const refuse = (): never => {
  throw new Problem('conflict', [], { version: 2 })
}
app.get('/declared', { config: { errors: new Set(['conflict']) } }, refuse)
app.get('/undeclared', { config: { errors: new Set(['not_found']) } }, refuse)
app.get('/outside-the-contract', refuse)
app.get('/away', () => {
  throw new Problem('temporarily_unavailable')
})
app.get('/slow', { handlerTimeout: 5 }, () => new Promise(() => undefined))

it.each([
  ['/declared', 409, 'conflict'],
  ['/outside-the-contract', 409, 'conflict'],
  // In tests alone does a route say what it declares (platform/http/serve.ts): there this is a fault to find.
  ['/undeclared', 500, 'internal_error'],
])('%s is answered %d', async (url, status, code) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ success: false, code, message: expect.stringMatching(/\S/) })
  expect(answer.json<{ present?: unknown }>().present).toEqual(status === 409 ? { version: 2 } : undefined)
})

it.each([
  ['/away', 'temporarily_unavailable', /answer-failures\.test\.ts:\d+/],
  ['/slow', "Request timed out after 5 ms on route '/slow'", /fastify/],
])('that %s is not available is logged, with why and where', async (url, reason, at) => {
  lines.length = 0
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'temporarily_unavailable' })
  expect(lines).toMatchObject([{ level: 40, reason, at: expect.stringMatching(at), route: url }])
})
