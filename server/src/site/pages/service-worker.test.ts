import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'

const file = join(import.meta.dirname, '..', '..', '..', '..', 'web', 'public', 'service-worker.js')
const origin = 'https://loans.example.com'

interface Asked {
  request: { url: string; method: string; mode: string }
  respondWith: (answer: Promise<Response>) => void
}

/** The worker as a browser runs it, on a store of its own. */
let kept: Map<string, Response>
let isOnline: boolean
let onFetch: (asked: Asked) => void
beforeEach(() => {
  kept = new Map()
  isOnline = true
  const addressOf = (asked: string | { url: string }) => (typeof asked === 'string' ? asked : asked.url)
  const cache = {
    put: async (asked: string | { url: string }, response: Response) => {
      kept.set(addressOf(asked), response)
    },
  }
  runInContext(
    readFileSync(file, 'utf8'),
    createContext({
      URL,
      self: {
        location: { origin },
        addEventListener: (name: string, listener: (asked: Asked) => void) => {
          if (name === 'fetch') onFetch = listener
        },
      },
      caches: {
        open: async () => cache,
        match: async (asked: string | { url: string }) => kept.get(addressOf(asked)),
      },
      fetch: async ({ url }: { url: string }) => {
        if (!isOnline) throw new TypeError('Failed to fetch')
        return new Response(url)
      },
    }),
  )
})

/** What the worker answers; null where it leaves the request to the browser. */
const ask = async (path: string, facts: object = {}): Promise<string | null> => {
  let answer: Promise<Response> | null = null
  onFetch({
    request: { url: `${origin}${path}`, method: 'GET', mode: 'navigate', ...facts },
    respondWith: (given) => {
      answer = given
    },
  })
  const given: Promise<Response> | null = answer
  return given === null ? null : (await (given as Promise<Response>)).clone().text()
}

test.each([
  ['/user/offers', ['/user/offers']],
  ['/?utm_source=post', ['/']],
  ['/user/hostel-loans?state=abc&signature=def', ['/user/hostel-loans']],
  ['/calculators/emi', ['/calculators/emi']],
  ['/calculators/emi?amount=777000', []],
  ['/credit-cards?fee=0', []],
  ['/terms-of-use?partner=solar', []],
])('of %s it keeps %j', async (path, addresses) => {
  expect(await ask(path)).toBe(`${origin}${path}`)
  expect([...kept.keys()]).toEqual(addresses.map((address) => `${origin}${address}`))
})

test.each([
  '/transfer/3f2b8c1e-0000-4000-8000-000000000001#dAAAAAAAAAAAAAAAAAAAAAA',
  '/auth#sAAAAAAAAAAAAAAAAAAAAAA.hi',
  '/redirect?card=1',
  '/dev/outbox',
  '/api/my-data',
])('it has no part in %s', async (path) => {
  expect(await ask(path)).toBeNull()
  expect(kept.size).toBe(0)
})

test('without a connection the last document of a page is there, whatever follows its path', async () => {
  await ask('/user/offers?from=link')
  isOnline = false
  expect(await ask('/user/offers#list')).toBe(`${origin}/user/offers?from=link`)
  await expect(ask('/user/my-data')).rejects.toThrow('Failed to fetch')
})

test('a built file is asked for once', async () => {
  await ask('/assets/entry-1.js', { mode: 'no-cors' })
  isOnline = false
  expect(await ask('/assets/entry-1.js', { mode: 'no-cors' })).toBe(`${origin}/assets/entry-1.js`)
})
