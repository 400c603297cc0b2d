import { connect } from 'node:net'
import { Failure } from '@marketplace/contract/platform/answers'
import type { Call } from '@marketplace/contract/platform/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerProblems, told } from './check-answer.ts'
import { namedCalls, openHostileScene, type HostileScene } from '../testing/hostile-requests.ts'
import { shareOf } from './share-of.ts'
import { hostileHeaders, hostileSegments } from './hostile-values.ts'
import { urlOf } from './sample-requests.ts'
import type { Sample } from './sample-request.ts'

let scene: HostileScene
beforeAll(async () => {
  scene = await openHostileScene()
})
afterAll(() => scene.test.close())

/** Some of them are what a parameter may be: `constructor` is a word like others, and looked for as one. */
const isAllowed = (call: Call, sample: Sample, name: string, segment: string): boolean => {
  try {
    return call.params?.safeParse({ ...sample.params, [name]: decodeURIComponent(segment) }).success ?? false
  } catch {
    return false
  }
}

const queryProblems = async (
  call: Call,
  sample: Sample,
  name: string,
  segment: string,
): Promise<string[]> => {
  const url = `${urlOf(call, { ...sample, query: {} })}?${name}=${segment}&${name}=2&${name}[x]=1`
  return answerProblems(call, await scene.send(call, sample, { url }), url)
}

/** All that a header or an unknown query can reach before the handler: guard, limit, form, answer, and the headers that the literal names. */
const kindOf = ({ method, audience, limit, headers, upload, file, staffSeeMore, stepUp }: Call): string =>
  JSON.stringify([method, audience, limit, headers, upload?.fields, file?.isStreamed, staffSeeMore, stepUp])
const oneOfEachKind = [...Map.groupBy(namedCalls, ({ call }) => kindOf(call)).values()].flatMap((calls) =>
  calls.slice(0, 1),
)

const takesAddress = namedCalls.filter(({ call }) => call.params !== undefined || call.query !== undefined)

describe.each(takesAddress.map((one, place) => ({ ...one, place })))('$name', ({ call, place }) => {
  it('refuses hostile addresses', async () => {
    const sample = await scene.sample(call)
    const problems: string[] = []
    for (const segment of shareOf(hostileSegments, place)) {
      for (const name of Object.keys(sample.params ?? {})) {
        const mark = 'here-it-goes'
        const url = urlOf(call, { ...sample, params: { ...sample.params, [name]: mark } }).replace(
          mark,
          segment,
        )
        const response = await scene.send(call, sample, { url })
        problems.push(...answerProblems(call, response, url))
        if (response.statusCode < 400 && !isAllowed(call, sample, name, segment))
          problems.push(`let in: ${told(url, response)}`)
      }
      for (const name of Object.keys(sample.query ?? { unknown: '' }))
        problems.push(...(await queryProblems(call, sample, name, segment)))
    }
    expect(problems).toEqual([])
  })
})

describe('one call of each kind', () => {
  it.each(oneOfEachKind)('stands a query that it does not know: $name', async ({ call }) => {
    const sample = await scene.sample(call)
    const problems: string[] = []
    for (const segment of hostileSegments)
      problems.push(...(await queryProblems(call, sample, 'unknown', segment)))
    expect(problems).toEqual([])
  })

  it('is one of many', () => expect(oneOfEachKind.length).toBeGreaterThan(25))

  it.each(oneOfEachKind)('stands hostile headers: $name', async ({ call }) => {
    const problems: string[] = []
    for (const headers of hostileHeaders) {
      const sample = await scene.sample(call)
      problems.push(
        ...answerProblems(call, await scene.send(call, sample, { headers }), JSON.stringify(headers)),
      )
    }
    expect(problems).toEqual([])
  })
})

describe('outside of every call', () => {
  it.each([
    ['GET', '/api/nowhere'],
    ['DELETE', '/api/products'],
    ['PUT', '/api/user/x'],
    ['PATCH', '/api/user/x'],
    ['OPTIONS', '/api/products'],
    ['GET', '/api/%'],
    ['GET', '/%c0%ae%c0%ae/'],
    ['GET', `/api/${'a/'.repeat(3_000)}`],
    ['GET', '/api/user/'],
    ['GET', '//evil.example/api/products'],
  ] as const)('%s %s', async (method, url) => {
    const response = await scene.test.app.inject({ method, url })
    expect(answerProblems(null, response, url)).toEqual([])
  })

  it.each([
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n'],
    [
      'a header of 100 kB',
      `GET /api/products HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`,
    ],
    [
      'two lengths',
      'POST /api/getLanguages HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /api/getLanguages HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a space in a header name', 'GET /api/products HTTP/1.1\r\nhost : localhost\r\n\r\n'],
    [
      'two hosts',
      'GET /api/products HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\nconnection: close\r\n\r\n',
    ],
    ['no version', 'GET /api/products\r\nhost: localhost\r\n\r\n'],
  ])('%s on the socket', async (_, bytes) => {
    if (!scene.test.app.server.listening) await scene.test.app.listen({ port: 0, host: '127.0.0.1' })
    const address = scene.test.app.server.address()
    if (address === null || typeof address === 'string') throw new Error('not listening on a port')
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(address.port, '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (part) => {
        text += part.toString()
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(Failure.parse(JSON.parse(body)).success).toBe(false)
  })
})

it('left no trace of itself in the tables', async () => {
  const { customers, ...left } = await scene.traces()
  expect(customers).toBeGreaterThan(0)
  expect(left).toEqual({ hostile: [], role_ids: [0] })
})
