import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { addressIn, prefixedLanguages } from '@marketplace/contract/site/language-address'
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
let isFull: boolean
let isBroken: boolean
/** The language of what the server answers. */
let said: string
let onFetch: (asked: Asked) => void
let onInstall: (asked: { waitUntil: (work: Promise<void>) => void }) => void
beforeEach(() => {
  kept = new Map()
  isOnline = true
  isFull = false
  isBroken = false
  said = 'en'
  const addressOf = (asked: string | { url: string }) => (typeof asked === 'string' ? asked : asked.url)
  const cache = {
    put: async (asked: string | { url: string }, response: Response) => {
      if (isFull) throw new DOMException('Quota exceeded', 'QuotaExceededError')
      kept.set(addressOf(asked), response)
    },
    keys: async () => [...kept.keys()].map((url) => ({ url: new URL(url, origin).href })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  }
  runInContext(
    readFileSync(file, 'utf8'),
    createContext({
      URL,
      Response,
      self: {
        location: { origin },
        skipWaiting: async () => undefined,
        addEventListener: (name: string, listener: (asked: Asked) => void) => {
          if (name === 'fetch') onFetch = listener
          if (name === 'install') onInstall = listener as never
        },
      },
      caches: {
        open: async () => cache,
        match: async (asked: string | { url: string }) => kept.get(addressOf(asked)),
      },
      fetch: async (asked: string | { url: string }) => {
        const url = addressOf(asked)
        if (!isOnline) throw new TypeError('Failed to fetch')
        const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })
        return new Response(isBroken ? broken : url, { headers: { 'content-language': said } })
      },
    }),
  )
})

/** What is kept but for the language of the last page. */
const pagesKept = (): string[] => [...kept.keys()].filter((address) => address !== '/offline/language')

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
  ['/hi/calculators/emi', ['/hi/calculators/emi']],
  ['/hi/calculators/emi?amount=777000', []],
  ['/two-wheeler-loans', ['/two-wheeler-loans']],
  ['/personal-loans?amount=777000&tenure=24', []],
  ['/hi/gold-loans/check?amount=777000', []],
  ['/credit-cards?fee=0', []],
  ['/terms-of-use?partner=solar', []],
])('of %s it keeps %j', async (path, addresses) => {
  expect(await ask(path)).toBe(`${origin}${path}`)
  expect(pagesKept()).toEqual(addresses.map((address) => `${origin}${address}`))
})

test.each([
  '/transfer/3f2b8c1e-0000-4000-8000-000000000001#dAAAAAAAAAAAAAAAAAAAAAA',
  '/auth#sAAAAAAAAAAAAAAAAAAAAAA.hi',
  '/hi/auth#sAAAAAAAAAAAAAAAAAAAAAA.hi',
  '/redirect?card=1',
  '/hi/redirect?card=1',
  '/dev/outbox',
])('it keeps nothing of %s, which may carry a link of one use', async (path) => {
  expect(await ask(path)).toBe(`${origin}${path}`)
  expect(pagesKept()).toEqual([])
})

test('it has no part in calls', async () => {
  expect(await ask('/api/my-data')).toBeNull()
  expect(kept.size).toBe(0)
})

/** Installed with a connection, as on the first visit. */
const install = async (): Promise<void> => {
  let work: Promise<void> = Promise.resolve()
  onInstall({
    waitUntil: (given) => {
      work = given
    },
  })
  await work
}

test('for a page that was never visited ours stands in, in the language of its address, else of the last page', async () => {
  await install()
  isOnline = false
  expect(await ask('/user/my-data')).toBe('/offline')
  expect(await ask('/hi/grievance')).toBe('/hi/offline')
  expect(await ask('/hi/auth#sAAAAAAAAAAAAAAAAAAAAAA')).toBe('/hi/offline')
  isOnline = true
  said = 'hi'
  await ask('/user/offers')
  isOnline = false
  expect(await ask('/user/my-data')).toBe('/hi/offline')
})

test('a page is found by its address in the other language as well', async () => {
  await ask('/products')
  await ask('/hi/grievance')
  await ask('/hi')
  isOnline = false
  expect(await ask('/hi/products')).toBe(`${origin}/products`)
  expect(await ask('/grievance')).toBe(`${origin}/hi/grievance`)
  expect(await ask('/')).toBe(`${origin}/hi`)
})

test('it knows the languages that have addresses of their own', () => {
  const text = readFileSync(file, 'utf8')
  const stated = offeredLanguages.map((language) => `${language}: '${addressIn(language, '/offline')}'`)
  expect(text).toContain(`const OFFLINE = { ${stated.join(', ')} }`)
  expect(text).toContain(String.raw`/^\/${prefixedLanguages.join('|')}(?=`.replaceAll('\\\\', '\\'))
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

test('a full storage is no lost connection: what came is shown', async () => {
  await ask('/')
  isFull = true
  said = 'hi'
  expect(await ask('/hi/help')).toBe(`${origin}/hi/help`)
  expect(await ask('/assets/app-1.js', { mode: 'cors' })).toBe(`${origin}/assets/app-1.js`)
  expect(pagesKept()).toEqual([`${origin}/`])
})

test('built files of releases long past are let go of, the oldest first, and pages never', async () => {
  await ask('/')
  for (let file = 0; file < 203; file += 1) await ask(`/assets/app-${file}.js`, { mode: 'cors' })
  expect(pagesKept()).toHaveLength(201)
  expect(kept.has(`${origin}/`)).toBe(true)
  expect(kept.has(`${origin}/assets/app-2.js`)).toBe(false)
  expect(kept.has(`${origin}/assets/app-3.js`)).toBe(true)
})

test('a line that breaks off within an answer leaves the page that is kept', async () => {
  await ask('/products')
  isBroken = true
  expect(await ask('/products')).toBe(`${origin}/products`)
  isBroken = false
  expect(await ask('/products')).toBe(`${origin}/products`)
})
