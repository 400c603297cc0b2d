import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { answerFailures } from '../answers/answer-failures.ts'
import { createReadLimit } from './read-limit.ts'

const MAX = 3
const app = Fastify()
answerFailures(app)
await app.register(import('@fastify/cookie'), { hook: false })
const limit = createReadLimit(MAX)
app.get('/', (request, reply) => {
  limit(request, reply)
  return { success: true }
})
afterAll(() => app.close())
const ask = (remoteAddress: string) => app.inject({ url: '/', remoteAddress })

it('lets an address ask so often in its minute, and says when it may again', async () => {
  for (let turn = 0; turn < MAX; turn += 1) expect((await ask('203.0.113.1')).statusCode).toBe(200)
  const refused = await ask('203.0.113.1')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ success: false, code: 'too_many_requests' })
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect((await ask('203.0.113.2')).statusCode).toBe(200)
})

it('forgets the address counted longest once there are too many', async () => {
  for (let turn = 0; turn < MAX; turn += 1) await ask('203.0.113.3')
  expect((await ask('203.0.113.3')).statusCode).toBe(429)
  for (let other = 0; other < 5_000; other += 1) await ask(`10.1.${other >> 8}.${other & 255}`)
  expect((await ask('203.0.113.3')).statusCode).toBe(200)
})
