import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { expect, it } from 'vitest'
import { unsetBrand } from '../../reference/brands/unset-brand.ts'
import type { MadePage } from './made-page.ts'
import { createPageCache } from './page-cache.ts'

const MIB = 1024 * 1024

const page = (bytes: number): MadePage => ({
  status: 200,
  language: 'en',
  policy: '',
  etag: '',
  bytes: () => bytes,
  body: async () => Buffer.alloc(0),
})
const bootstrap: Bootstrap = {
  brand: unsetBrand.brand,
  language: 'en',
  languages: [],
  products: [],
  lender_count: 0,
  demo: 0,
  login_flow: 0,
  lender_type: 0,
  idle_minutes: 15,
  idle_warning_seconds: 60,
  url_segment: null,
  segment_lender: null,
  consent_texts: [],
}

/** A cache that has been given pages of so many bytes and so many bootstraps: number n carries tag n. */
const keep = async (pages: readonly number[], bootstraps: number) => {
  const cache = createPageCache()
  for (const [at, bytes] of pages.entries())
    await cache.pages.find(cache.pages.moment(), `${at}`, [`tag-${at}`], async () => page(bytes))
  for (let at = 0; at < bootstraps; at += 1)
    await cache.bootstraps.find(cache.bootstraps.moment(), `${at}`, [`tag-${at}`], async () => bootstrap)
  return cache
}

it.each([
  ['nothing', [], 0, 0],
  ['pages by their bytes, up to 64 MiB', [32 * MIB, 32 * MIB], 2, 64 * MIB],
  ['no byte more', [32 * MIB, 32 * MIB, 1], 2, 32 * MIB + 1],
  ['one page of the whole', [64 * MIB], 1, 64 * MIB],
  ['no page that is larger', [64 * MIB + 1], 0, 0],
])('keeps %s', async (_, pages, entries, bytes) => {
  const cache = await keep(pages, 0)
  expect(cache.pages.counted()).toEqual({ entries, bytes })
})

it.each([
  [0, 0],
  [1, 1],
  [1_000, 1_000],
  [1_001, 1_000],
])('of %d bootstraps keeps %d', async (made, kept) => {
  const cache = await keep([], made)
  expect(cache.bootstraps.counted().entries).toBe(kept)
})

it('counts a page anew that was encoded meanwhile', async () => {
  const cache = createPageCache()
  let bytes = 10
  const find = () => cache.pages.find(0, 'a', [], async () => ({ ...page(0), bytes: () => bytes }))
  await find()
  bytes = 13
  await find()
  expect(cache.pages.counted()).toEqual({ entries: 1, bytes: 13 })
})

it.each([
  [[], 3, 3],
  [['tag-9'], 3, 3],
  [['tag-0'], 2, 2],
  [['tag-0', 'tag-2'], 1, 1],
  [['tag-0', 'tag-1', 'tag-2'], 0, 0],
])('forgetting %j leaves %d pages and %d bootstraps of three', async (tags, pages, bootstraps) => {
  const cache = await keep([1, 1, 1], 3)
  cache.forget(tags)
  expect([cache.pages.counted().entries, cache.bootstraps.counted().entries]).toEqual([pages, bootstraps])
})

it('keeps the two apart, and every cache for itself', async () => {
  const cache = await keep([5], 1)
  expect([cache.pages.counted().bytes, cache.bootstraps.counted().bytes]).toEqual([5, 1])
  expect(createPageCache().pages.counted().entries).toBe(0)
})
