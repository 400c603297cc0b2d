import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { Problem } from '../http/problem.ts'
import { answerFailures } from './answer-failures.ts'

const app = Fastify()
answerFailures(app)
afterAll(() => app.close())

const refuse = (): never => {
  throw new Problem('conflict', [], { version: 2 })
}
app.get('/declared', { config: { errors: new Set(['conflict']) } }, refuse)
app.get('/undeclared', { config: { errors: new Set(['not_found']) } }, refuse)
app.get('/outside-the-contract', refuse)

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
