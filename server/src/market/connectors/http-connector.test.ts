import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createHttpConnector } from './http-connector.ts'
import { LenderFailure } from './lender-connector.ts'
import type { EligibilityAsk } from './lender-protocol.ts'
import { isSigned } from './sign-body.ts'

const secret = 'sixteen characters'
const now = new Date('2026-11-20T06:00:00Z')
const ask: EligibilityAsk = {
  age: 36,
  monthly_income: 45_000,
  employment: 'salaried',
  pin_prefix: '226',
  amount: 200_000,
  tenure_months: 36,
}

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

interface Heard {
  request: IncomingMessage
  body: string
}

const lenderThat = async (answer: (response: ServerResponse, heard: Heard) => void) => {
  const heard: Heard[] = []
  server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      heard.push({ request, body })
      answer(response, { request, body })
    })
  })
  await new Promise<void>((resolve) => {
    server?.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const endpoint = { url: `http://127.0.0.1:${port}/base/`, secret }
  return { heard, connector: createHttpConnector(endpoint, { now: () => now, timeoutMs: 300 }) }
}

it('signs what it sends, with the key of the request, and asks without a word of who asks', async () => {
  const { heard, connector } = await lenderThat((response) =>
    response.end('{"eligible":true,"rate":14.5,"amount_max":300000}'),
  )
  expect(await connector.checkEligibility(ask, 'key-of-it')).toEqual({
    eligible: true,
    rate: 14.5,
    amount_max: 300_000,
  })
  const [{ request, body } = { request: null, body: '' }] = heard
  expect(request?.url).toBe('/base/eligibility')
  expect(request?.headers['idempotency-key']).toBe('key-of-it')
  expect(Object.keys(JSON.parse(body) as object).toSorted()).toEqual([
    'age',
    'amount',
    'employment',
    'monthly_income',
    'pin_prefix',
    'tenure_months',
  ])
  const message = {
    signature: request?.headers['x-signature']?.toString(),
    timestamp: request?.headers['x-timestamp']?.toString(),
    body,
  }
  expect(isSigned(secret, message, now)).toBe(true)
  expect(isSigned('another secret of it', message, now)).toBe(false)
  expect(isSigned(secret, { ...message, body: `${body} ` }, now)).toBe(false)
})

const kindOf = async (answer: (response: ServerResponse) => void): Promise<string> => {
  const { connector } = await lenderThat(answer)
  const failure: unknown = await connector.checkEligibility(ask, 'k').catch((error: unknown) => error)
  if (!(failure instanceof LenderFailure)) throw new Error(`no failure: ${String(failure)}`)
  return failure.kind
}
const endlessly = (response: ServerResponse): void => {
  if (response.destroyed) return
  response.write('x'.repeat(64 * 1024), () => endlessly(response))
}

it.each<[string, string, (response: ServerResponse) => void]>([
  ['no JSON', 'rubbish', (response) => response.end('<html>')],
  ['another form', 'rubbish', (response) => response.end('{"eligible":"yes"}')],
  [
    'a rate that cannot be',
    'rubbish',
    (response) => response.end('{"eligible":true,"rate":1e9,"amount_max":1}'),
  ],
  ['no end', 'rubbish', endlessly],
  ['bytes that are no text', 'rubbish', (response) => response.end(Buffer.from([0xff, 0xfe, 0x22]))],
  ['a redirect', 'rubbish', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['nothing at all', 'timeout', () => undefined],
  ['half an answer', 'timeout', (response) => response.write('{"eligible"')],
  ['a cut connection', 'refused', (response) => response.destroy()],
  ['an error', 'refused', (response) => response.writeHead(500).end('{}')],
  ['too many requests', 'refused', (response) => response.writeHead(429).end('{}')],
  ['a duplicate', 'duplicate', (response) => response.writeHead(409).end('{"code":"duplicate"}')],
  ['a no', 'rejected', (response) => response.writeHead(422).end('{"code":"rejected","reason":"AGE"}')],
  ['a no in no form', 'rubbish', (response) => response.writeHead(422).end('{"code":"maybe"}')],
])('answers of %s are %s', async (_name, kind, answer) => {
  expect(await kindOf(answer)).toBe(kind)
})

it('nobody there is refused', async () => {
  const connector = createHttpConnector({ url: 'http://127.0.0.1:9', secret }, { now: () => now })
  await expect(connector.withdraw('r', 'k')).rejects.toMatchObject({ kind: 'refused' })
})

it('a withdrawal of what the lender does not have is no failure', async () => {
  const { connector } = await lenderThat((response) => response.writeHead(404).end())
  expect(await connector.withdraw('r', 'k')).toBe(false)
})

it('gives up waiting where the process ends', async () => {
  const { connector } = await lenderThat(() => undefined)
  const ending = new AbortController()
  const asking = connector.checkEligibility(ask, 'k', ending.signal)
  setTimeout(() => ending.abort(), 50)
  await expect(asking).rejects.toMatchObject({ kind: 'stopped', isFault: false, isFinal: false })
})
