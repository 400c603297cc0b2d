import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type HookServer, startHookServer } from '../../testing/hook-server/start-hook-server.ts'
import { isGlobalAddress, isLoopbackAddress } from './global-address.ts'
import { HookFailure, type HookNetwork, publicNetwork, safeFetch } from './safe-fetch.ts'

let server: HookServer
beforeAll(async () => {
  server = await startHookServer(['hooks.test', 'localhost', '127.0.0.1'])
})
afterAll(() => server.close())
beforeEach(() => {
  server.heard.length = 0
  server.answer((response) => response.end('ok'))
})

/** Every name is this machine, which is let in. */
const here = (): HookNetwork => ({
  resolve: async () => ['127.0.0.1'],
  isAllowed: isLoopbackAddress,
  ca: server.ca,
})
const send = (network: Partial<HookNetwork> = {}, facts: object = {}) =>
  safeFetch(
    { ...here(), ...network },
    {
      url: `https://hooks.test:${server.port}/in?x=1`,
      headers: { 'content-type': 'application/json', 'webhook-id': 'one' },
      body: '{"₹":1}',
      timeoutMs: 5_000,
      maxBytes: 1_024,
      ...facts,
    },
  )
const kindOf = async (sent: Promise<unknown>): Promise<string> => {
  try {
    await sent
    return 'answered'
  } catch (error) {
    if (error instanceof HookFailure) return error.kind
    throw error
  }
}

it('posts the very bytes to the name, at the address that was found', async () => {
  expect(await send()).toEqual({ status: 200, retry_after: null, text: 'ok', is_cut: false })
  expect(server.heard).toMatchObject([
    {
      path: '/in?x=1',
      body: '{"₹":1}',
      headers: { host: `hooks.test:${server.port}`, 'webhook-id': 'one', 'content-length': '9' },
    },
  ])
})

describe('is not led anywhere else', () => {
  it.each(['http://hooks.test/', 'ftp://hooks.test/', 'file:///etc/passwd', 'nonsense', ''])(
    '%s is refused',
    async (url) => {
      expect(await kindOf(send({}, { url }))).toBe('address_refused')
    },
  )

  it.each([
    'https://127.0.0.1:1/',
    'https://0x7f.1:1/',
    'https://2130706433:1/',
    'https://[::1]:1/',
    'https://[::ffff:127.0.0.1]:1/',
    'https://169.254.169.254/latest',
    'https://10.1.2.3/',
    'https://0.0.0.0:1/',
  ])('%s is an address of the inside, and nothing is resolved', async (url) => {
    const resolve = () => Promise.reject(new Error('asked for a name'))
    expect(await kindOf(send({ resolve, isAllowed: isGlobalAddress }, { url }))).toBe('address_refused')
  })

  it.each([[['10.0.0.5']], [['8.8.8.8', '127.0.0.1']], [['2606:4700::1111', '::1']]])(
    'a name that stands for %j is refused whole',
    async (addresses) => {
      const resolve = async () => addresses
      expect(await kindOf(send({ resolve, isAllowed: isGlobalAddress }))).toBe('address_refused')
      expect(server.heard).toEqual([])
    },
  )

  it('a name that answers another address at each look is looked up once', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.5'], ['10.0.0.6']]
    let looks = 0
    const resolve = async () => answers[looks++] ?? []
    expect((await send({ resolve })).status).toBe(200)
    expect(looks).toBe(1)
  })

  it('a redirect is answered and not followed', async () => {
    server.answer((response) => response.writeHead(302, { location: server.url('/elsewhere') }).end())
    expect((await send()).status).toBe(302)
    expect(server.heard).toHaveLength(1)
  })

  it('a certificate of another name, or of nobody we know, is not taken', async () => {
    const url = `https://other.test:${server.port}/`
    expect(await kindOf(send({}, { url }))).toBe('bad_certificate')
    const { ca: _, ...withoutCa } = here()
    const request = { url: server.url(), headers: {}, body: '', timeoutMs: 5_000, maxBytes: 10 }
    expect(await kindOf(safeFetch(withoutCa, request))).toBe('bad_certificate')
    expect(server.heard).toEqual([])
  })
})

describe('does not wait for ever', () => {
  it('a name without an address is told apart', async () => {
    expect(await kindOf(send({ resolve: () => Promise.reject(new Error('no')) }))).toBe('unknown_name')
    expect(await kindOf(send({ resolve: async () => [] }))).toBe('unknown_name')
  })

  it.each<[string, (response: Parameters<Parameters<HookServer['answer']>[0]>[0]) => void]>([
    ['that never answers', () => undefined],
    ['that begins and never ends', (response) => response.writeHead(200).write('a')],
    [
      'that drips',
      (response) => {
        const drip = setInterval(() => response.write('a'), 20)
        response.on('close', () => clearInterval(drip))
      },
    ],
  ])('an endpoint %s is given up', async (_, answer) => {
    server.answer(answer)
    expect(await kindOf(send({}, { timeoutMs: 150 }))).toBe('timed_out')
  })

  it('a name server that never answers is given up', async () => {
    const resolve = () => new Promise<string[]>(() => undefined)
    expect(await kindOf(send({ resolve }, { timeoutMs: 50 }))).toBe('timed_out')
  })

  it('an endless answer is cut off', async () => {
    server.answer((response) => {
      response.writeHead(200)
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(1_000)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    })
    const answer = await send()
    expect([answer.status, answer.text.length, answer.is_cut]).toEqual([200, 1_024, true])
  })

  it('what cannot be kept of an answer is replaced', async () => {
    server.answer((response) => response.end(Buffer.from([0x61, 0, 0xff, 0x62])))
    expect((await send()).text).toBe('a��b')
  })

  it('a connection that breaks is told apart', async () => {
    server.answer((response) => response.destroy())
    expect(await kindOf(send())).toBe('unreachable')
    expect(await kindOf(send({}, { url: 'https://hooks.test:1/' }))).toBe('unreachable')
  })

  it('a process that ends lets go', async () => {
    server.answer(() => undefined)
    const stopping = new AbortController()
    const sent = kindOf(send({}, { stop: stopping.signal }))
    stopping.abort()
    expect(await sent).toBe('stopped')
  })
})

it('the internet is the internet', () => {
  expect(publicNetwork.isAllowed('8.8.8.8')).toBe(true)
  expect(publicNetwork.isAllowed('127.0.0.1')).toBe(false)
  expect(publicNetwork.ca).toBeUndefined()
})
