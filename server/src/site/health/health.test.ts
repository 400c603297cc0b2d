import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const METRICS_TOKEN = 'example-token-of-the-monitoring-system'
let test: TestApp
let bare: TestApp
beforeAll(async () => {
  test = await createTestApp({ variables: { METRICS_TOKEN } })
  bare = await createTestApp()
})
afterAll(async () => {
  await test.close()
  await bare.close()
})

it('is alive and ready', async () => {
  expect((await test.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  expect((await test.app.inject({ url: '/readyz' })).statusCode).toBe(200)
})

it.each([
  ['who brings the token', { authorization: `Bearer ${METRICS_TOKEN}` }, 200],
  ['nobody', {}, 404],
  ['a wrong token', { authorization: `Bearer ${METRICS_TOKEN.replace('e', 'f')}` }, 404],
  ['a part of it', { authorization: `Bearer ${METRICS_TOKEN.slice(0, -1)}` }, 404],
  ['an empty one', { authorization: 'Bearer ' }, 404],
])('on the port of the pages shows its figures to %s or not', async (_name, headers, status) => {
  const answer = await test.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })
  expect(answer.statusCode).toBe(status)
  expect(answer.body.includes('passwords_compared')).toBe(status === 200)
})

it.each([{}, { authorization: 'Bearer ' }, { 'x-forwarded-for': '127.0.0.1' }])(
  'without a token of its own shows them to nobody, not even to this machine: %j',
  async (headers) => {
    const answer = await bare.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })
    expect(answer.statusCode).toBe(404)
  },
)

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

it('on a port of its own shows them to this machine, and lets go of it', async () => {
  const port = await findFreePort()
  const watched = await createTestApp({ variables: { METRICS_PORT: String(port) } })
  const at = `http://127.0.0.1:${port}`
  try {
    const pages = await watched.app.listen({ port: 0, host: '127.0.0.1' })
    expect(await (await fetch(`${at}/metrics`)).text()).toContain('passwords_compared')
    expect((await fetch(`${at}/healthz`)).status).toBe(404)
    expect((await fetch(`${pages}/metrics`)).status).toBe(404)
  } finally {
    await watched.close()
  }
  await expect(fetch(`${at}/metrics`)).rejects.toThrow('fetch failed')
})
